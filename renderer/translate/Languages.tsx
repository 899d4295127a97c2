import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { isLanguage } from '../../rules/file-names.ts';
import { languagesOf, originalOf } from '../../rules/in-language.ts';
import { Changeable } from '../inspector/Changeable.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { addLanguage, openMissing, removeLanguage } from '../stores/language.ts';
import { desk, useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import type { LanguageSeen } from '../worker/questions.ts';
import classes from './Languages.module.css';

/** The languages of the set, how far each translation is, and the way to one more. */
export default function Languages() {
  const set = useOpened((state) => state.catalogue?.set);
  const [others, setOthers] = useState<readonly LanguageSeen[]>([]);
  useEffect(() => {
    let gone = false;
    if (set) void desk.ask('languages', undefined).then((seen) => !gone && setOthers(seen));
    return () => {
      gone = true;
    };
  }, [set]);
  if (!set) return undefined;
  const { languages } = words;
  return (
    <section className={classes.languages} aria-label={languages.title}>
      <h3 className={classes.head}>{languages.title}</h3>
      <p className={classes.line}>
        <span>{languages.named(originalOf(set))}</span>
        <span className={classes.told}>{languages.original}</span>
      </p>
      {others.map(({ language, left }) => (
        <div key={language} className={classes.line}>
          <span>{languages.named(language)}</span>
          <UnstyledButton
            className={classes.missing}
            data-whole={left.every((count) => count === 0) || undefined}
            onClick={() => openMissing(language)}
          >
            {languages.left(...left)}
          </UnstyledButton>
          <Changeable>
            <IconButton icon="bin" label={languages.remove(language)} onClick={() => removeLanguage(language)} />
          </Changeable>
        </div>
      ))}
      <Changeable>
        <NewLanguage known={languagesOf(set)} />
      </Changeable>
      {set.manifest.system !== 'plain' && others.some(({ compared }) => !compared) && (
        <p className={classes.told}>{languages.notChecked(originalOf(set))}</p>
      )}
    </section>
  );
}

function NewLanguage({ known }: { readonly known: readonly string[] }) {
  const { languages } = words;
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const language = code.trim();
    if (known.includes(language)) return setRefused(languages.taken(language));
    if (!isLanguage(language)) return setRefused(languages.refused);
    addLanguage(language);
    setCode('');
    setRefused(undefined);
  };
  return (
    <form className={classes.add} onSubmit={add}>
      <TextInput
        size="xs"
        aria-label={languages.code}
        placeholder={languages.example}
        value={code}
        maxLength={40}
        error={refused}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setRefused(undefined);
        }}
      />
      <Button type="submit" size="xs" variant="default" disabled={code.trim() === ''}>
        {languages.add}
      </Button>
    </form>
  );
}
