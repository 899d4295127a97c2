import type { ValyrAreaTemplate, ValyrArmy, ValyrBattlefield, ValyrDynasty, ValyrUnit } from '../types.generated.ts';

/** Every kind of entity a Valyr set holds, in the order in which lists show them, with its folder. */
export const kinds = [
  { kind: 'unit', folder: 'units', schema: 'setwright:valyr/unit' },
  { kind: 'dynasty', folder: 'dynasties', schema: 'setwright:valyr/dynasty' },
  { kind: 'army', folder: 'armies', schema: 'setwright:valyr/army' },
  { kind: 'battlefield', folder: 'battlefields', schema: 'setwright:valyr/battlefield' },
  { kind: 'area-template', folder: 'templates', schema: 'setwright:valyr/area-template' },
] as const;

/** The content of a file of each kind. */
export interface FileByKind {
  unit: ValyrUnit;
  dynasty: ValyrDynasty;
  army: ValyrArmy;
  battlefield: ValyrBattlefield;
  'area-template': ValyrAreaTemplate;
}
