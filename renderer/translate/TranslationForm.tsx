import { useMemo } from 'react';
import { originalOf, translatableIn } from '../../rules/in-language.ts';
import { at } from '../../schemas/place.ts';
import type { Translatable } from '../../schemas/translatable.ts';
import { Changeable } from '../inspector/Changeable.tsx';
import { cardPlace, type Place } from '../model/scope.ts';
import { useLanguage } from '../stores/language.ts';
import { useOpened } from '../stores/opened.ts';
import { useValue } from '../stores/value.ts';
import { words } from '../words.ts';
import classes from './Translation.module.css';
import { TranslationField } from './TranslationField.tsx';

interface Props {
  readonly place: Place;
  /** What it is called, for the labels of edits. */
  readonly of: string;
}

/** Every text of a thing that is printed, with its translation below it; nothing while the faces are in the language of the set. */
export function TranslationForm({ place: { file, pointer }, of }: Props) {
  const language = useLanguage((state) => state.shown);
  const set = useOpened((state) => state.catalogue?.set);
  const value = useValue(file);
  const all = useMemo(() => (set ? translatableIn(set, file, value) : []), [set, file, value]);
  const order = useMemo(() => all.map((one) => one.pointer), [all]);
  if (!set || language === undefined) return undefined;
  const inScope = (text: Translatable) =>
    pointer === '' ? !cardPlace.test(text.pointer) : `${text.pointer}/`.startsWith(`${pointer}/`);
  const texts = all.filter(inScope);
  if (texts.length === 0) return undefined;
  return (
    <section className={classes.form} aria-label={words.languages.translate(language)}>
      <h3 className={classes.head}>{words.languages.into(language)}</h3>
      <Changeable>
        {texts.map((text, index) => {
          const part = partOf(text.pointer);
          const begins = part !== pointer && part !== partOf(texts[index - 1]?.pointer ?? pointer);
          return (
            <div key={text.pointer}>
              {begins && <h4 className={classes.part}>{nameAt(value, part) ?? words.form.more}</h4>}
              <TranslationField
                text={text}
                file={file}
                language={language}
                original={originalOf(set)}
                order={order}
                of={of}
              />
            </div>
          );
        })}
      </Changeable>
      <h3 className={classes.below}>{words.languages.fields}</h3>
    </section>
  );
}

/** What a text belongs to: the thing itself, or the part of it that has the name. */
const partOf = (pointer: string): string => pointer.replace(/\/[^/]*$/, '');

function nameAt(value: unknown, pointer: string): string | undefined {
  const name = at(value, `${pointer}/name`);
  return typeof name === 'string' && name !== '' ? name : undefined;
}
