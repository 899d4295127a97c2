import { CloseButton, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import panel from '../shell/Problems.module.css';
import { translate, useLanguage } from '../stores/language.ts';
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
            {languages.missing(missing.length)} · {languages.keys}
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
              <span className={classes.text}>{one.text}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
