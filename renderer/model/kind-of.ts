import { type Kind, kinds } from '../../schemas/teamfight/kinds.ts';

/** The kind of a file of a set, by its folder; undefined of what is no thing of the set, such as set.json. */
export const kindOf = (file: string): Kind | undefined =>
  kinds.find(({ folder }) => file.startsWith(`${folder}/`))?.kind;
