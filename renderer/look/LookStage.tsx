import { useMemo } from 'react';
import { sampleFaces } from '../model/sample-faces.ts';
import { filterValues } from '../model/sight.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { Stage } from '../stage/Stage.tsx';
import { useLook } from '../stores/look.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './Look.module.css';

/** One face of each kind, as somebody sees them. */
export default function LookStage() {
  const set = useOpened((state) => state.catalogue?.set?.id);
  const items = useOpened((state) => state.catalogue?.items);
  const sight = useLook((state) => state.sight);
  const faces = useMemo(() => sampleFaces(set ?? '', items ?? []), [set, items]);
  if (faces.length === 0) return <Refusal title={words.look.none} message={words.look.noneWhy} />;
  return (
    <div className={classes.stage} data-sight={sight} style={sight === 'usual' ? {} : { filter: 'url(#sight)' }}>
      {sight !== 'usual' && (
        <svg className={classes.filter} aria-hidden="true">
          <filter id="sight" colorInterpolationFilters="linearRGB">
            <feColorMatrix type="matrix" values={filterValues(sight)} />
          </filter>
        </svg>
      )}
      <Stage label={words.look.stage} faces={faces} />
    </div>
  );
}
