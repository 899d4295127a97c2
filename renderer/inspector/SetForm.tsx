import { schemaOf } from '../../schemas/fields.ts';
import { useOpened } from '../stores/opened.ts';
import { useWork } from '../stores/work.ts';
import { TranslationForm } from '../translate/TranslationForm.tsx';
import { words } from '../words.ts';
import { Form } from './Form.tsx';
import classes from './Inspector.module.css';

const place = { file: 'set.json', pointer: '' };

/** What a set says of itself: its name, its version, whose it is. */
export default function SetForm() {
  const set = useOpened((state) => state.catalogue?.set);
  const readOnly = useWork((state) => state.status === 'read-only');
  const schema = set && schemaOf(`${set.manifest.system}/set`);
  // What is read-only is told by its facts.
  if (!set || !schema || readOnly) return undefined;
  return (
    <section className={classes.problems} aria-label={words.inspector.set}>
      <h3 className={classes.head}>{words.inspector.set}</h3>
      <TranslationForm place={place} of={set.manifest.name} />
      <Form key={set.folder} place={place} schema={schema} of={set.manifest.name} />
    </section>
  );
}
