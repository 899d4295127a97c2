/** The texts about characters of a party. */
export const party = {
  sheet: 'Worked out',
  hp: 'HP',
  actionPoints: 'AP',
  movement: 'Movement',
  initiative: 'Initiative',
  initiativeRolled: (bonus: number) => `1d12 ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`,
  points: 'Points spent',
  pointsOf: (spent: number, points: number) => `${spent} of ${points}`,
  slots: 'Artifact slots',
  racialUses: 'Racial uses',
  elements: { earth: 'Earth', fire: 'Fire', water: 'Water', wind: 'Wind' },
  element: (value: number, die: string) => `${value < 0 ? `−${-value}` : value}, rolls ${die}`,
  attributes: { str: 'STR', int: 'INT', vit: 'VIT', wis: 'WIS' },
} as const;
