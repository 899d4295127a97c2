import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { choosePdf, runExport, useExports } from '../stores/exports.ts';
import { forgetPrinter, keepPrinter, readPrinters, usePrinters } from '../stores/printers.ts';
import { words } from '../words.ts';
import classes from './Paper.module.css';

/** Whose offset backs take, and the way to measure a printer. */
export function PrinterChoice() {
  const pdf = useExports((state) => state.pdf);
  const { list, refusal } = usePrinters();
  const [name, setName] = useState('');
  const [x, setX] = useState(0);
  const [y, setY] = useState(0);
  const { paper } = words;
  const isForgotten = pdf.printer !== undefined && list.every((one) => one.name !== pdf.printer);
  useEffect(() => void readPrinters(), []);
  const keep = async () => {
    const printer = { name: name.trim(), x, y };
    if (await keepPrinter(printer)) choosePdf({ printer: printer.name });
  };
  const forget = async (printer: string) => {
    if (await forgetPrinter(printer)) choosePdf({ printer: undefined });
  };
  return (
    <>
      <div className={classes.line}>
        <NativeSelect
          label={paper.printer}
          description={paper.printerTold}
          value={pdf.printer ?? ''}
          data={[
            { value: '', label: paper.noPrinter },
            ...list.map((one) => ({ value: one.name, label: paper.offset(one.name, one.x, one.y) })),
            ...(isForgotten ? [{ value: pdf.printer, label: pdf.printer }] : []),
          ]}
          onChange={(event) => choosePdf({ printer: event.currentTarget.value || undefined })}
        />
        {pdf.printer !== undefined && (
          <Button variant="default" onClick={() => void forget(pdf.printer ?? '')}>
            {paper.forgetPrinter}
          </Button>
        )}
      </div>
      <fieldset className={classes.measure}>
        <legend>{paper.measure}</legend>
        <Button
          variant="default"
          className={classes.button}
          onClick={() => void runExport({ kind: 'pdf', options: { ...pdf, what: 'calibration', since: undefined } })}
        >
          {paper.calibration}
        </Button>
        <p className={classes.told}>{paper.calibrationTold}</p>
        <div className={classes.line}>
          <TextInput
            label={paper.printerName}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NumberInput label={paper.across} value={x} step={0.5} onChange={(value) => setX(Number(value) || 0)} />
          <NumberInput label={paper.down} value={y} step={0.5} onChange={(value) => setY(Number(value) || 0)} />
          <Button variant="default" disabled={name.trim() === ''} onClick={() => void keep()}>
            {paper.keepPrinter}
          </Button>
        </div>
        {refusal && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
      </fieldset>
    </>
  );
}
