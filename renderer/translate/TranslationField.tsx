import { Button, Textarea, TextInput } from '@mantine/core';
import { memo, useCallback, useMemo, useRef } from 'react';
import { translated } from '../../rules/edit/translate.ts';
import { translationFile } from '../../rules/file-names.ts';
import { originalKey } from '../../rules/translation-files.ts';
import { pointerTo } from '../../schemas/place.ts';
import type { Translatable } from '../../schemas/translatable.ts';
import { useWanted } from '../inspector/use-wanted.ts';
import { useEditing } from '../stores/editing.ts';
import { seeTranslated } from '../stores/language.ts';
import { useValue } from '../stores/value.ts';
import { edit, settle, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Translation.module.css';

interface Props {
  readonly text: Translatable;
  readonly file: string;
  readonly language: string;
  readonly original: string;
  /** The places of all texts of the file, in their order. */
  readonly order: readonly string[];
  readonly of: string;
}

/** A text as it was written, and below it what it is called in another language. */
export const TranslationField = memo(function TranslationField(props: Props) {
  const { text, file, language, original, order, of } = props;
  const { pointer, field } = text;
  const path = translationFile(language, file);
  const written = useValue(path, pointerTo(pointer));
  const value = typeof written === 'string' ? written : '';
  const frame = useRef<HTMLDivElement>(null);
  const place = useMemo(() => ({ file, pointer }), [file, pointer]);
  useWanted(place, () => {
    const input = frame.current?.querySelector<HTMLElement>('textarea, input');
    input?.focus();
    frame.current?.scrollIntoView({ block: 'center' });
    return input !== undefined && input !== null;
  });
  const name = field.toLowerCase();
  const change = useCallback(
    (typed: string) => {
      const said = { text: typed, original: text.text };
      const changed = translated(textsNow(), { language, file, pointer }, said, order);
      edit(words.languages.label(of, name, language), [changed], `${path}#${pointer}`);
    },
    [language, file, pointer, order, of, name, path, text.text],
  );
  const isMissing = value.trim() === '';
  const made = useValue(path, pointerTo(originalKey, pointer));
  const from = !isMissing && typeof made === 'string' && made !== text.text ? made : undefined;
  const input = {
    size: 'xs',
    lang: language,
    value,
    placeholder: words.languages.notYet,
    'aria-label': words.languages.label(of, name, language),
    onFocus: () => {
      useEditing.setState({ at: place });
      seeTranslated(place);
    },
    onBlur: settle,
  } as const;
  return (
    <div
      ref={frame}
      className={classes.field}
      data-missing={isMissing || from !== undefined || undefined}
      data-translation={pointer}
    >
      <p className={classes.label}>
        <span>{field}</span>
        {isMissing && <span className={classes.missing}>{words.languages.notYet}</span>}
        {from !== undefined && <span className={classes.missing}>{words.languages.changedSince}</span>}
      </p>
      {from !== undefined && (
        <del className={classes.former} lang={original}>
          {from}
        </del>
      )}
      <p className={classes.original} lang={original}>
        {text.text}
      </p>
      {pointer.endsWith('/name') ? (
        <TextInput {...input} onChange={({ currentTarget }) => change(currentTarget.value)} />
      ) : (
        <Textarea
          {...input}
          autosize
          minRows={1}
          maxRows={16}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
      {from !== undefined && (
        <Button className={classes.right} size="compact-xs" variant="default" onClick={() => change(value)}>
          {words.languages.stillRight}
        </Button>
      )}
    </div>
  );
});
