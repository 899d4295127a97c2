import type { Answered, Asked, Message, QuestionName, Reply } from './questions.ts';

/** A worker that answers questions in the order in which they are asked. */
export class Asking {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

  /** Starts the worker before there is anything to ask, so that it is there by then. */
  start(): void {
    this.#worker ??= this.#start();
  }

  /** Asks; rejected only where the worker has a defect. */
  ask<Name extends QuestionName>(name: Name, asked: Asked<Name>): Promise<Answered<Name>> {
    this.#worker ??= this.#start();
    this.#last += 1;
    const message: Message = { id: this.#last, name, asked };
    this.#worker.postMessage(message);
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer);
    };
    worker.onerror = (event) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    };
    return worker;
  }
}
