/**
 * How long the shop takes the answer to a question for a passkey, and the browser shows it. Longer
 * than anybody looks for their telephone.
 */
export const passkeyQuestionMs = 5 * 60 * 1000
