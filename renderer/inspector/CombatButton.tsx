import { Button } from '@mantine/core';
import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { CombatAsked } from '../match/thoua/moment.ts';
import { newSeed } from '../play/new-seed.ts';
import { encountersOf, partyOf } from '../play/thoua/encounters.ts';
import { startMatch } from '../stores/match.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';

interface Props {
  readonly set: GameSet;
  readonly entity: Entity<'encounter'> | Entity<'character'>;
}

/** Plays an encounter at once, or lets a character alone meet the encounter that is nearest to its level; the party is a person's. */
export function CombatButton({ set, entity }: Props) {
  const asked = entity.kind === 'encounter' ? met(set, entity as Entity<'encounter'>) : alone(set, entity);
  if (!asked) return undefined;
  const { encounter } = words.party;
  const begin = () => {
    goTo('play');
    void startMatch({ setup: asked, seed: newSeed() }, [undefined, 'in-character']);
  };
  return (
    <Button size="compact-sm" variant="default" mt={12} onClick={begin}>
      {entity.kind === 'encounter' ? encounter.play : encounter.tryOut(entity.data.name)}
    </Button>
  );
}

const met = (set: GameSet, encounter: Entity<'encounter'>): CombatAsked => ({
  encounter: encounter.ref,
  party: partyOf(set, encounter),
});

function alone(set: GameSet, { ref, data }: Props['entity']): CombatAsked | undefined {
  const off = (encounter: Entity<'encounter'>) => Math.abs((encounter.data.level ?? 1) - (data.level ?? 1));
  const [nearest] = encountersOf(set).sort((one, other) => off(one) - off(other));
  return nearest && { encounter: nearest.ref, party: [ref] };
}
