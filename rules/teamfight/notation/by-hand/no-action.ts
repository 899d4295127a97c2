/** `A hero here may spend 2 Coins to heal 3`, `adjacent heroes may heal 2`: what somebody is offered, whenever they like. */
const offers =
  /^(?:\W*)(?:(?:an?|any|each|all|the) )?(?:adjacent )?(?:units?|hero(?:es)?|all(?:y|ies)|enem(?:y|ies)|summons?|players?|whoever|anyone)\b[^,.:]*? (?:may|can) (?:spend|pay|heal|gain|take|use|fire|open|close|teleport|buy|draw|clear|place)\b/i;

/** What says when it is done, or for what: an action, something that sets it off, or that it is no deed of its own. */
const said =
  /\b(?:actions?|when(?:ever)?|once|at the|after|before|during|instead|through|while|until|reroll|ignore|prevent|cancel)\b/i;

/** Why what is offered to whoever is there is by hand: nothing says which of their actions that is. Undefined where it does. */
export const noAction = (sentence: string): string | undefined =>
  offers.test(sentence) && !said.test(sentence)
    ? 'it does not say which action that takes: add "as a Free Action", or another one'
    : undefined;
