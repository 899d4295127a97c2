import { create } from 'zustand';
import type { Printer } from '../../app/contract/printer.ts';
import { sentence, studio } from './session.ts';

interface Printers {
  readonly list: readonly Printer[];
  /** Why one could not be remembered, as a sentence. */
  readonly refusal?: string;
}

/** The printers that the person has measured. */
export const usePrinters = create<Printers>(() => ({ list: [] }));

/** Brings them here. */
export async function readPrinters(): Promise<void> {
  try {
    usePrinters.setState({ list: await studio().printers() });
  } catch (error) {
    usePrinters.setState({ refusal: sentence(error) });
  }
}

/** Remembers a printer; one of that name is measured anew. Answers whether it could be. */
export function keepPrinter(printer: Printer): Promise<boolean> {
  return remember([...usePrinters.getState().list.filter(({ name }) => name !== printer.name), printer]);
}

export function forgetPrinter(name: string): Promise<boolean> {
  return remember(usePrinters.getState().list.filter((one) => one.name !== name));
}

async function remember(printers: readonly Printer[]): Promise<boolean> {
  try {
    await studio().keepPrinters({ printers });
    usePrinters.setState({ list: printers, refusal: undefined });
    return true;
  } catch (error) {
    usePrinters.setState({ refusal: sentence(error) });
    return false;
  }
}
