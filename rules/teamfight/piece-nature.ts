/** `Blocks movement. Has 2hp and can be targeted like a unit`: what a piece is, and nothing that it does. */
export const isNature = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[.\n,]+|\band\b/)
    .map((part) => part.trim())
    .every((part) => part === '' || natural.test(part));

const natural =
  /^(?:(?:it|this)\s+)?(?:(?:(?:has|have|with)\s+)?\d+\s*(?:hp|health)|(?:does not |doesn't )?blocks?\s[\w\s]+|(?:line of sight|los|movement|sight)|(?:can|cannot|can't) be (?:targeted|attacked)(?: like an? unit)?|(?:can be )?(?:pushed|pulled|moved)(?: like an? unit)?|counts? as an? (?:unit|object|wall)|(?:is )?an? (?:object|wall|unit))$/;
