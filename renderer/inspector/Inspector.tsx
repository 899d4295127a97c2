import { ScrollArea } from '@mantine/core';
import { Fragment, type KeyboardEvent, useMemo } from 'react';
import type { Entity } from '../../rules/game-set.ts';
import { PlaytestNotes } from '../balance/people/PlaytestNotes.tsx';
import { isLeftOut } from '../model/left-out.ts';
import { leastReadablePt } from '../model/print-size.ts';
import { isOfSet } from '../model/scope.ts';
import type { Screen } from '../model/screens.ts';
import { templateAt } from '../model/template-places.ts';
import { isToldAsHint } from '../painter/fairness/told-as-hint.ts';
import { PinnedMoments } from '../play/PinnedMoments.tsx';
import { SceneSection } from '../scenes/SceneSection.tsx';
import { MendButton } from '../screens/MendButton.tsx';
import { useChosen } from '../screens/use-chosen.ts';
import { later } from '../shell/later.tsx';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { useOpened } from '../stores/opened.ts';
import { openProblem } from '../stores/problems.ts';
import { useSystem } from '../stores/system.ts';
import { useValue } from '../stores/value.ts';
import { useWork } from '../stores/work.ts';
import { TranslationForm } from '../translate/TranslationForm.tsx';
import { words } from '../words.ts';
import { ArmyTotal } from './ArmyTotal.tsx';
import { BattlefieldParts } from './BattlefieldParts.tsx';
import { Changeable } from './Changeable.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { CombatButton } from './CombatButton.tsx';
import { EncounterMap } from './EncounterMap.tsx';
import { Form } from './Form.tsx';
import classes from './Inspector.module.css';
import { KindFields } from './KindFields.tsx';
import { MapParts } from './MapParts.tsx';
import { mapSections } from './map-sections.ts';
import { ScopeBar } from './ScopeBar.tsx';
import { SeriesButton } from './SeriesButton.tsx';
import { useScope } from './use-scope.ts';

const TemplateForm = later(() => import('./TemplateForm.tsx'));

/** The fields of what is selected, with what is wrong with it. */
export default function Inspector({ screen }: { readonly screen: Screen }) {
  const { scopes, scope, item } = useScope(screen);
  const { face } = useChosen(screen);
  const system = useSystem();
  const { plays } = system;
  const readOnly = useWork((state) => state.readOnly !== undefined);
  const catalogue = useOpened((state) => state.catalogue);
  const problems = useMemo(
    () =>
      (catalogue?.problems ?? []).filter(
        ({ file, pointer, code }) =>
          file === scope?.file &&
          (scope.pointer === '' || `${pointer}/`.startsWith(`${scope.pointer}/`)) &&
          !(item?.entity && isToldAsHint(code)),
      ),
    [catalogue, scope, item],
  );
  // A file that is not there yet has its fields all the same: the look of a set that has none.
  const missing = useWork(({ history }) => !history.files.has(scope?.file ?? ''));
  const value = useValue(scope?.file);
  const readable = missing || (typeof value === 'object' && value !== null && !Array.isArray(value));
  if (!scope) return undefined;
  // The stage says it, with the way to mend it, and here is no field to say it beside.
  const toldOnStage = !readable && item?.file === scope.file && isLeftOut(item);
  const template = scope.sort === 'template' ? templateAt(scope) : undefined;
  const own = item === undefined || item.ref.split('/')[0] === catalogue?.set?.id;
  if (!own && scope.sort === 'set' && item)
    return <Foreign name={item.name} from={item.group} text={face?.text ?? ''} />;
  const character = item?.entity?.kind === 'character' ? (item.entity as Entity<'character'>) : undefined;
  const encounter = item?.entity?.kind === 'encounter' ? (item.entity as Entity<'encounter'>) : undefined;
  const lead = encounter && scope.file === encounter.file && catalogue?.set && (
    <>
      <EncounterMap encounter={encounter} />
      <div className={classes.ways}>
        <CombatButton set={catalogue.set} entity={encounter} />
        {own && <SeriesButton kind="encounter" id={encounter.id} />}
      </div>
    </>
  );
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const out = ['[data-card][aria-pressed=true]', '[data-stage]'].map((where) =>
      document.querySelector<HTMLElement>(where),
    );
    out.find((place) => place !== null)?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads out of any of its fields
    <div className={classes.inspector} onKeyDown={leave}>
      <ScopeBar scopes={scopes} scope={scope} />
      {/* With all fields off, the keyboard still has to get down here. */}
      <ScrollArea
        className={classes.scroll}
        type="auto"
        scrollbarSize={8}
        scrollbars="y"
        viewportProps={readOnly ? { tabIndex: 0 } : {}}
      >
        <div data-off={readOnly || undefined} className={classes.fields}>
          {template ? (
            <Changeable>
              <TemplateForm kind={template.kind} face={face} />
            </Changeable>
          ) : readable ? (
            <>
              <TranslationForm place={scope} of={scope.name} />
              <Form
                key={`${scope.file}#${scope.pointer}`}
                place={scope}
                schema={scope.schema}
                of={scope.name}
                lead={lead}
              >
                {scope.sort === 'map' && item?.entity && <MapParts place={scope} name={item.name} />}
                {scope.sort === 'battlefield' && item && <BattlefieldParts file={scope.file} name={item.name} />}
                {character && scope.file === character.file && <CharacterSheet character={character} />}
                {item?.entity?.kind === 'army' && scope.file === item.entity.file && <ArmyTotal file={scope.file} />}
                {scope.sort === 'kind' && <KindFields file={scope.file} of={scope.name} />}
                {scope.schema.properties?.values?.properties && (
                  <div className={classes.values}>
                    <Form
                      place={{ file: scope.file, pointer: '/values' }}
                      schema={scope.schema.properties.values}
                      of={scope.name}
                    />
                  </div>
                )}
              </Form>
            </>
          ) : (
            <p className={classes.said}>{words.glance.unreadable}</p>
          )}
        </div>
        {scope.sort === 'map' &&
          item?.entity &&
          mapSections
            .filter(({ isIn }) => isIn(system))
            .map(({ key, Section }) => <Section key={key} file={scope.file} name={item.name} />)}
        {face?.textPt !== undefined && !isOfSet(scope) && (
          <p className={classes.said} data-warns={face.textPt < leastReadablePt || (face.over ?? 0) > 0 || undefined}>
            {(face.over ?? 0) > 0
              ? words.face.over(face.over ?? 0)
              : words.face.printed(face.textPt, item?.entity?.kind === 'hero')}
          </p>
        )}
        {problems.length > 0 && !toldOnStage && (
          <section className={classes.problems} aria-label={words.inspector.problems}>
            <h3 className={classes.head}>{words.inspector.problems}</h3>
            {problems.map((problem) => (
              <Fragment key={`${problem.pointer} ${problem.message}`}>
                <ProblemLine problem={problem} onOpen={() => openProblem(problem)} />
                <MendButton problem={problem} name={scope.name} />
              </Fragment>
            ))}
          </section>
        )}
        {(scope.sort === 'hero' || scope.sort === 'card' || scope.sort === 'summon') && <SceneSection place={scope} />}
        {(scope.sort === 'hero' || scope.sort === 'card') && item?.entity && catalogue?.set && (
          <>
            {'note' in item.entity.data && <PinnedMoments note={item.entity.data.note ?? ''} />}
            <PlaytestNotes set={catalogue.set} hero={item.ref} />
          </>
        )}
        {plays && (scope.sort === 'hero' || scope.sort === 'map') && item?.entity && own && (
          <SeriesButton kind={scope.sort} id={item.entity.id} />
        )}
        {own && catalogue?.set && character && <CombatButton set={catalogue.set} entity={character} />}
        <p className={classes.file}>{scope.file}</p>
      </ScrollArea>
    </div>
  );
}

/** Something of another set: to be read, not to be changed here. */
function Foreign({ name, from, text }: { readonly name: string; readonly from: string; readonly text: string }) {
  return (
    <div className={classes.foreign}>
      <h2>{name}</h2>
      <p>{text}</p>
      <p className={classes.said}>{words.scope.elsewhere(from)}</p>
    </div>
  );
}
