/** The plurals of a name, the usual one first. */
export function plurals(name: string): string[] {
  if (/(?:^|\s|[a-z])man$/i.test(name) && !/(?:hu|shah|otto|talis|ger|sha)man$/i.test(name))
    return [`${name.slice(0, -2)}en`, `${name}s`];
  if (/[^f]fe$/i.test(name)) return [`${name.slice(0, -2)}ves`, `${name}s`];
  if (/[^f]f$/i.test(name)) return [`${name.slice(0, -1)}ves`, `${name}s`];
  if (/[^aeiou]a$/i.test(name)) return [`${name}s`, `${name}e`];
  if (/(?:s|x|z|ch|sh)$/i.test(name)) return [`${name}es`];
  if (/[^aeiou]y$/i.test(name)) return [`${name.slice(0, -1)}ies`, `${name}s`];
  if (/[^aeiou]o$/i.test(name)) return [`${name}s`, `${name}es`];
  return [`${name}s`];
}
