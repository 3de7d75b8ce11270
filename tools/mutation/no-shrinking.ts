import fc from 'fast-check'

/** A mutant is found by the first walk that fails; nobody reads the shortest one. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
