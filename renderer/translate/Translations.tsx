import { Button, CloseButton, UnstyledButton } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { undated } from '../../rules/in-language.ts';
import { Changeable } from '../inspector/Changeable.tsx';
import panel from '../shell/Problems.module.css';
import { leftOf, takeForUpToDate, translate, useLanguage } from '../stores/language.ts';
import { useOpened } from '../stores/opened.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Translations.module.css';

/** Every text that is not in the language of the faces, beside the work. */
export function Translations() {
  const opened = useView((state) => state.translationsOpen);
  const language = useLanguage((state) => state.shown);
  return opened && language !== undefined ? <MissingList language={language} /> : undefined;
}

function MissingList({ language }: { readonly language: string }) {
  const missing = useOpened((state) => state.catalogue?.untranslated) ?? [];
  const last = useLanguage((state) => state.at);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (useLanguage.getState().at === undefined) list.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (last) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const { languages } = words;
  return (
    <section
      className={panel.panel}
      data-empty={missing.length === 0 || undefined}
      aria-label={languages.list(language)}
    >
      <header className={panel.header}>
        <h2 className={panel.title}>{languages.list(language)}</h2>
        {missing.length > 0 && (
          <span className={panel.none}>
            {languages.left(...leftOf(missing))} · {languages.keys}
          </span>
        )}
        <CloseButton
          className={panel.close}
          size="sm"
          aria-label={languages.close}
          onClick={() => useView.setState({ translationsOpen: false })}
        />
      </header>
      {missing.length === 0 && <p className={panel.none}>{languages.none}</p>}
      <UpToDate language={language} />
      <ul ref={list} className={panel.list}>
        {missing.map((one) => (
          <li key={`${one.file}#${one.pointer}`}>
            <UnstyledButton
              className={classes.line}
              aria-current={(last?.file === one.file && last.pointer === one.pointer) || undefined}
              onClick={() => translate(one)}
            >
              <span className={classes.name}>{one.name}</span>
              <span className={classes.kind}>{one.field}</span>
              <span>
                {one.from !== undefined && <strong className={classes.changed}>{languages.changedSince}: </strong>}
                {one.text}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to be told of changes of originals, for translations that came from elsewhere. */
function UpToDate({ language }: { readonly language: string }) {
  const set = useOpened((state) => state.catalogue?.set);
  const count = useMemo(
    () => (set ? [...undated(set, language).values()].reduce((sum, { size }) => sum + size, 0) : 0),
    [set, language],
  );
  if (count === 0) return undefined;
  const { languages } = words;
  return (
    <Changeable>
      <p className={classes.upToDate}>
        <Button size="compact-xs" variant="default" onClick={() => takeForUpToDate(language)}>
          {languages.upToDate(count)}
        </Button>
        <span className={classes.told}>{languages.upToDateTold}</span>
      </p>
    </Changeable>
  );
}
