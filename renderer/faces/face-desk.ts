import type { AssetStore, Assets } from './asset-store.ts';
import { drawFace } from './draw-face.ts';
import type { FaceAsked, PainterQuestions } from './painter-questions.ts';

interface Job {
  readonly asked: FaceAsked;
  /** Once all is here that it is painted with. */
  assets?: Assets;
  readonly resolve: (painted?: ImageBitmap) => void;
  readonly reject: (error: unknown) => void;
}

/** Paints faces one after the other, and takes in between what is asked for meanwhile. */
export class FaceDesk implements PainterQuestions {
  readonly #store: AssetStore;
  /** By their canvases. A face that takes another one's place has its turn too: faces that change all the time are painted in turns. */
  readonly #jobs = new Map<number, Job>();
  #works = false;

  constructor(store: AssetStore) {
    this.#store = store;
  }

  paint(asked: FaceAsked): Promise<ImageBitmap | undefined> {
    return new Promise((resolve, reject) => {
      const job: Job = { asked, resolve, reject };
      this.#drop(this.#jobs.get(asked.canvas));
      this.#jobs.set(asked.canvas, job);
      void this.#prepare(job);
    });
  }

  leave(canvas: number): void {
    this.#drop(this.#jobs.get(canvas));
    this.#jobs.delete(canvas);
  }

  fetchFonts(): void {
    this.#store.fetchFonts();
  }

  forgetPictures(): void {
    this.#store.forgetPictures();
  }

  #drop(job: Job | undefined): void {
    job?.assets?.release();
    job?.resolve();
  }

  async #prepare(job: Job): Promise<void> {
    const { canvas, folder, list } = job.asked;
    const isWanted = () => this.#jobs.get(canvas) === job;
    try {
      const assets = await this.#store.assetsFor(folder, list.ops);
      if (!isWanted()) return assets.release();
      job.assets = assets;
      if (!this.#works) void this.#work();
    } catch (error) {
      if (isWanted()) this.#jobs.delete(canvas);
      job.reject(error);
    }
  }

  async #work(): Promise<void> {
    this.#works = true;
    for (let job = this.#next(); job?.assets; job = this.#next()) {
      this.#jobs.delete(job.asked.canvas);
      try {
        job.resolve(drawFace(job.asked, job.assets));
      } catch (error) {
        job.reject(error);
      }
      job.assets.release();
      await nextTask();
    }
    this.#works = false;
  }

  #next(): Job | undefined {
    for (const job of this.#jobs.values()) if (job.assets) return job;
    return undefined;
  }
}

const { port1, port2 } = new MessageChannel();

/** Lets in what was asked for meanwhile. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
