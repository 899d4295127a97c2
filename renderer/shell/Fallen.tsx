import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { words } from '../words.ts';
import { Refusal } from './Refusal.tsx';

interface Props {
  readonly children: ReactNode;
}

/**
 * Around a part of the window: a defect in it leaves the others as they are, and says so. Texts and their saving are of no part, so that
 * nothing typed is lost with one.
 */
export class Fallen extends Component<Props, { readonly defect?: string }> {
  override state: { readonly defect?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { defect: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { defect } = this.state;
    if (defect === undefined) return this.props.children;
    const { title, message, reload } = words.frame.fallen;
    return (
      <Refusal title={title} message={message(defect)}>
        <Button onClick={() => location.reload()}>{reload}</Button>
      </Refusal>
    );
  }
}
