/**
 * What a command read was changed by another before it could write. Nothing of it stands: doing it again sees the other's
 * work. Whoever loses lost to one who won, so it is tried until it is won.
 */
export class LostRace extends Error {
  override name = 'LostRace'

  constructor() {
    super('Another was quicker.')
  }
}
