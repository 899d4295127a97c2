import { ScrollArea } from '@mantine/core';
import { type KeyboardEvent, useMemo } from 'react';
import type { MapFile } from '../../schemas/types.generated.ts';
import { mapFacts } from '../model/map-facts.ts';
import { leastReadablePt } from '../model/print-size.ts';
import type { Screen } from '../model/screens.ts';
import { FactTable } from '../screens/FactTable.tsx';
import { useChosen } from '../screens/use-chosen.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { useOpened } from '../stores/opened.ts';
import { openProblem } from '../stores/problems.ts';
import { useValue } from '../stores/value.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Form } from './Form.tsx';
import classes from './Inspector.module.css';
import { ScopeBar } from './ScopeBar.tsx';
import { useScope } from './use-scope.ts';

/** The fields of what is selected, with what is wrong with it. */
export default function Inspector({ screen }: { readonly screen: Screen }) {
  const { scopes, scope, item } = useScope(screen);
  const { face } = useChosen(screen);
  const readOnly = useWork((state) => state.readOnly);
  const catalogue = useOpened((state) => state.catalogue);
  const problems = useMemo(
    () =>
      (catalogue?.problems ?? []).filter(
        ({ file, pointer }) =>
          file === scope?.file && (scope.pointer === '' || `${pointer}/`.startsWith(`${scope.pointer}/`)),
      ),
    [catalogue, scope],
  );
  // A file that is not there yet has its fields all the same: the look of a set that has none.
  const missing = useWork(({ history }) => !history.files.has(scope?.file ?? ''));
  const value = useValue(scope?.file);
  const readable = missing || (typeof value === 'object' && value !== null && !Array.isArray(value));
  if (!scope) return undefined;
  const own = item === undefined || item.ref.split('/')[0] === catalogue?.set?.id;
  if (!own && scope.sort === 'set' && item)
    return <Foreign name={item.name} from={item.group} text={face?.text ?? ''} />;
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
        viewportProps={readOnly === undefined ? {} : { tabIndex: 0 }}
      >
        {readOnly && <p className={classes.readOnly}>{readOnly}</p>}
        <fieldset className={classes.fields} disabled={readOnly !== undefined}>
          {readable ? (
            <Form key={`${scope.file}#${scope.pointer}`} place={scope} schema={scope.schema} of={scope.name} />
          ) : (
            <p className={classes.said}>{words.glance.unreadable}</p>
          )}
        </fieldset>
        {scope.sort === 'map' && item?.entity && <FactTable facts={mapFacts(item.entity.data as MapFile)} />}
        {face?.textPt !== undefined && scope.sort !== 'set' && scope.sort !== 'theme' && (
          <p className={classes.said} data-warns={face.textPt < leastReadablePt || (face.over ?? 0) > 0 || undefined}>
            {(face.over ?? 0) > 0
              ? words.face.over(face.over ?? 0)
              : words.face.printed(face.textPt, item?.screen === 'heroes')}
          </p>
        )}
        {problems.length > 0 && (
          <section className={classes.problems} aria-label={words.inspector.problems}>
            <h3 className={classes.head}>{words.inspector.problems}</h3>
            {problems.map((problem) => (
              <ProblemLine
                key={`${problem.pointer} ${problem.message}`}
                problem={problem}
                onOpen={() => openProblem(problem)}
              />
            ))}
          </section>
        )}
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
