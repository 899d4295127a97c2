import { create } from 'zustand';
import {
  type Orientation,
  ofTemplate,
  standing,
  type TemplateKey,
  templateKey,
} from '../../exporters/face/orientation.ts';
import type { Box } from '../../exporters/face/path.ts';
import type { TemplateKind } from '../../exporters/face/template-zones.ts';
import { cardSizes } from '../../schemas/card-sizes.ts';
import type { Face } from '../model/catalogue.ts';
import { chosenOf } from '../model/chosen.ts';
import { isOwn } from '../model/scope.ts';
import { oriented, placed, setBack, templateAt, templateOfSide, templatePlace } from '../model/template-places.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import { useEditing, widen } from './editing.ts';
import { useOpened } from './opened.ts';
import { useStage } from './stage.ts';
import { goTo, selectCard, useView } from './view.ts';
import { edit, textsNow } from './work.ts';

/** Which zone of the template that is being edited is selected, by the name of its element. */
export const useTemplate = create<{ readonly zone?: string }>(() => ({}));

export const selectZone = (zone: string | undefined): void => useTemplate.setState({ zone });

/** Whether a card is of the set's size: on others no zone is moved. */
function isOfSetSize({ list }: Face): boolean {
  const { width, height } = standing(list);
  const [wide, high] = cardSizes[useOpened.getState().catalogue?.set?.theme.cardSize ?? 'poker'];
  return width === wide && height === high;
}

/** The template of the side of a face that is up; undefined of what has none, is of another size than the set, or of another set. */
export function templateOf(face: Face | undefined): TemplateKey | undefined {
  const set = useOpened.getState().catalogue?.set?.id;
  if (!face?.template || !isOwn(set, face.key) || !isOfSetSize(face)) return undefined;
  return templateOfSide(face.template, useStage.getState().side);
}

/** Shows the zones of the template that a face is made by. */
export function editTemplate(face: Face): void {
  const kind = templateOf(face);
  if (!kind) return;
  // A zone of another template is not the one that is meant in this one, though it may have the same name.
  if (templateAt(useEditing.getState().wider)?.kind !== kind) selectZone(undefined);
  selectCard(face.key);
  if (useView.getState().panelsHidden) useView.setState({ panelsHidden: false });
  widen(templatePlace(kind));
}

/** Whether zones of a template are shown. */
export const isOnTemplate = (): boolean => templateAt(useEditing.getState().wider) !== undefined;

/** The face whose template can be edited now: the selected one, or the first of what is shown. */
export function faceOfTemplate(): Face | undefined {
  const { screen, chosen, card } = useView.getState();
  if (screen !== 'heroes' && screen !== 'words') return undefined;
  const { item, face } = chosenOf(useOpened.getState().catalogue?.items ?? [], screen, chosen[screen], card);
  const shown = face ?? item?.faces[0];
  return templateOf(shown) && shown;
}

/** Shows the zones of the template, or goes back to the fields. */
export function toggleTemplate(): void {
  const face = faceOfTemplate();
  if (isOnTemplate()) widen(undefined);
  else if (face) editTemplate(face);
}

/** Goes to a card of a template, with one of its zones selected; says whether there is such a card. */
export function openTemplate(kind: TemplateKey, zone?: string): boolean {
  const { catalogue } = useOpened.getState();
  const own = catalogue?.items.filter(({ ref }) => isOwn(catalogue.set?.id, ref)) ?? [];
  const isBack = ofTemplate(kind).kind === 'back';
  const isMeant = (face: Face) => {
    const { template } = face;
    if (template === undefined || !isOfSetSize(face)) return false;
    return isBack ? templateOfSide(template, 'back') === kind : template === kind;
  };
  const item = own.find(({ faces }) => faces.some(isMeant));
  const face = item?.faces.find(isMeant);
  if (!item || !face) return false;
  goTo(item.screen, item.ref, face.key);
  useStage.setState({ side: isBack ? 'back' : 'front' });
  editTemplate(face);
  selectZone(zone);
  return true;
}

/** Puts a zone somewhere. What belongs to the same move is one step of undo, until `settle` is called. */
export function placeZone(kind: TemplateKey, zone: string, box: Box): void {
  const change = placed(kind, zone, box);
  edit(words.template.moved(words.template.kindOf(kind), nameOf(zone)), [change], `zone ${kind} ${zone}`);
}

/** Lets cards of a kind stand or lie, and shows the zones that they have then. */
export function orientKind(kind: TemplateKind, orientation: Orientation, face: Face | undefined): void {
  const { kindOf, orientations, oriented: label } = words.template;
  const texts = textsNow();
  const item = useOpened.getState().catalogue?.items.find(({ faces }) => faces.some(({ key }) => key === face?.key));
  const file = item?.entity?.kind === 'card-kind' ? item.entity.file : undefined;
  // A kind of a plain set that says it for itself goes on doing so.
  const says = file !== undefined && valueIn(texts, file, '/orientation') !== undefined;
  const change = says
    ? { file, pointer: '/orientation', value: orientation }
    : oriented(valueIn(texts, 'theme.json'), kind, orientation);
  edit(label(kindOf(kind), orientations[orientation]), [change]);
  widen(templatePlace(templateKey(kind, orientation)));
}

/** Lets a zone, or all of them, be where the template itself has it. */
export function setZoneBack(kind: TemplateKey, zone?: string): void {
  const written = valueIn(textsNow(), 'theme.json', '/templates');
  const name = words.template.kindOf(kind);
  const label = zone === undefined ? words.template.allBack(name) : words.template.wentBack(name, nameOf(zone));
  edit(label, [setBack(written, kind, zone)]);
}

/** How a zone is called. */
export const nameOf = (zone: string): string => {
  const names: Readonly<Record<string, string>> = words.template.zones;
  return names[zone] ?? zone;
};
