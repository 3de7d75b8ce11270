/**
 * A card that goes by post is made when it is packed, one that lies with its holder is activated, and neither by the clock: this moment never comes, so that no process,
 * of whatever release, makes it before.
 */
export const untilPacked = new Date('9999-12-31T00:00:00Z')
