import { become } from './lib/run.mjs'
import { shopProgram } from './lib/shop-program.mjs'

/** The built shop in production, configured by the environment alone; it names all that is missing. */
become(process.execPath, shopProgram)
