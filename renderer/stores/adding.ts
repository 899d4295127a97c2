import { create } from 'zustand';
import type { Change, Texts } from '../../rules/edit/change.ts';
import { words } from '../words.ts';
import { editField } from './editing.ts';
import { edit, textsNow } from './work.ts';

/** Something that is to be added, once it has a name: its file and id are made of that and never change. */
export interface ToAdd {
  /** What is done, as its button says it: "Add hero". */
  readonly what: string;
  /** The name that it has unless another one is typed. */
  readonly called?: string;
  /** What it says of itself from the start, a phrase for each of its fields. */
  readonly begins?: readonly string[];
  readonly make: (files: Texts, name: string) => Made;
}

/** What is added: the changes that make it, and the field that is filled in next. */
interface Made {
  readonly file: string;
  readonly pointer?: string;
  /** Of a part of a file, which is known by it. */
  readonly id?: string;
  readonly changes: readonly Change[];
}

interface Adding {
  readonly asked?: ToAdd;
  /** Whether what was asked for last was added, so that the cursor goes there. */
  readonly done: boolean;
}

export const useAdding = create<Adding>(() => ({ done: false }));

/** Asks for the name of what is to be added. */
export function askForName(asked: ToAdd): void {
  useAdding.setState({ asked, done: false });
}

export function dropAsked(): void {
  useAdding.setState({ asked: undefined });
}

/** Adds it under the name, and puts the cursor into its first field. */
export function addNamed({ make }: ToAdd, name: string): void {
  const { file, pointer = '/name', changes } = make(textsNow(), name);
  useAdding.setState({ asked: undefined, done: true });
  edit(words.things.added(name), changes);
  editField({ file, pointer });
}
