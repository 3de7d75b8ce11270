/** The one door to the environment; everything else is given what it needs. */
export const environment: NodeJS.ProcessEnv = process.env
