import type { Backs, Cuts } from '../../exporters/face/card-paper.ts';
import type { PaperName } from '../../exporters/face/paper-size.ts';
import type { ProfileId } from '../../exporters/face/print-profiles.ts';
import type { KeptRecord } from '../../rules/kept-record.ts';
import type { TellingMatch } from '../../rules/kernel/series-report.ts';
import type { OpenedSet, PictureFacts } from '../../rules/open.ts';
import type { AnyFigure, AnyReport } from '../../rules/series.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { SystemId } from '../../schemas/systems.ts';
import type { DiagramChoices, SavedDiagram } from './diagram.ts';
import type { Entries } from './entries.ts';
import type { ExportPlan } from './export-plan.ts';
import type { LinkedPictures, LinkedTable } from './linked-table.ts';
import type { MenuChoice, MenuGroup } from './menu.ts';
import type { Printed } from './printed.ts';
import type { Printer } from './printer.ts';
import type { SaveResult, Write } from './save.ts';
import type { ComparedSeries, SeriesName, SeriesOrder, SeriesReport, SeriesShelf } from './series.ts';
import type { KeptVersion, Version, VersionTexts } from './version.ts';

/**
 * Everything the window may ask of the machine, and nothing else. It is implemented once (`app/studio/studio.ts`) and reaches
 * the page over two thin transports: Electron's IPC and the local host. Every method takes one plain object and answers with
 * plain data; long work also takes a `Follow`. A refusal is a rejected promise with a `StudioError`.
 *
 * The page never names a path that was not granted first: by the command line, by the list of shipped and recent sets, or by
 * the person through `chooseFolder`.
 */
export interface Studio {
  /** What the window shows first, and which shell it runs in. */
  welcome(): Promise<Welcome>;
  /** Reads a granted folder: its texts, those of the sets it uses, and the sizes of its pictures. Remembers it as a recent set. */
  openSet(args: { readonly folder: string }): Promise<SetFolder>;
  /** Tells when files of an opened set (or of a set it uses) have changed on disk. Ends when its signal does.
   * @param args.window says who asks: what that window itself had written is not told to it, but to all others
   */
  watch(args: { readonly folder: string; readonly window?: string }, follow: Follow<Changed>): Promise<undefined>;
  /**
   * Asks the person for a folder and grants it. The desktop shell shows the system's dialog and does not read `typed`; the browser shell
   * has no dialog and takes the typed path. Undefined when the person has thought better of it.
   */
  chooseFolder(args: { readonly purpose: Purpose; readonly typed?: string }): Promise<string | undefined>;
  /** Asks the person for a file and grants it, as `chooseFolder` does for folders. */
  chooseFile(args: { readonly purpose: FilePurpose; readonly typed?: string }): Promise<string | undefined>;
  /**
   * Takes in a file to import that the person dropped on the window or chose in the browser's own dialog, which tells no path, and grants the
   * copy that it answers with. The copy is gone once it was imported.
   */
  giveFile(args: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }): Promise<string>;
  /**
   * Writes files of an opened set, all or none: a save that is killed in the middle is completed or undone when the set is opened
   * next. Where a file is no longer what a change was made on, nothing is written and the conflict tells all such files. `watch` stays
   * silent to the same `window` about what is written here. `label` names the edit, as undo does.
   */
  save(args: {
    readonly folder: string;
    readonly label: string;
    readonly window?: string;
    readonly writes: readonly Write[];
  }): Promise<SaveResult>;
  /**
   * Checks a picture and puts it into `art/` of an opened set under a free name like `name`; the same picture is not put there twice. PNG and
   * JPEG that every printer takes stay as they are; of others an upright sRGB copy is kept.
   */
  addPicture(args: {
    readonly folder: string;
    readonly window?: string;
    readonly name: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
  }): Promise<AddedPicture>;
  /** The named versions of an opened set, newest first. */
  versions(args: { readonly folder: string }): Promise<readonly Version[]>;
  /** Keeps all texts and pictures of an opened set, as they lie on the disk, under a name that no version has yet. */
  keepVersion(args: { readonly folder: string; readonly name: string }): Promise<KeptVersion>;
  /** Hands over a named version. */
  readVersion(args: { readonly folder: string; readonly name: string }): Promise<VersionTexts>;
  /** Puts a picture that a version had at `path` back into `art/`, as `addPicture` does: no other picture is overwritten. */
  restorePicture(args: {
    readonly folder: string;
    readonly window?: string;
    readonly name: string;
    readonly path: string;
  }): Promise<AddedPicture>;
  /**
   * Copies a granted set, with the sets of shared words that it uses, into the person's folder for sets, grants the copy and answers with its
   * folder. With a name the copy is a set of its own: its name and id change, and all references to the old id with it.
   */
  copySet(args: { readonly folder: string; readonly name?: string }): Promise<string>;
  /** Writes a small set to start from into the person's folder for sets, grants it and answers with its folder. */
  newSet(args: { readonly system: SystemId; readonly name: string }): Promise<string>;
  /** Turns a game's own file, granted by `chooseFile` or `giveFile`, into sets in the person's folder for sets, and grants them. */
  importSet(args: { readonly from: ImportFormat; readonly file: string }): Promise<Imported>;
  /** Links an opened set to a CSV file, granted by `chooseFile`, on this machine only; undefined ends that. Nothing is read into the set. */
  linkTable(args: { readonly folder: string; readonly file?: string }): Promise<undefined>;
  /** The CSV file that an opened set is linked to, read anew each time; undefined where there is none. */
  linkedTable(args: { readonly folder: string }): Promise<LinkedTable | undefined>;
  /** Puts pictures into an opened set, as `addPicture` does, that the linked CSV file names and that lie beside it or in a folder there. */
  linkedPictures(args: {
    readonly folder: string;
    readonly names: readonly string[];
    readonly window?: string;
  }): Promise<LinkedPictures>;
  /** Lets bots play many matches with an opened set, as it lies on the disk. Aborting the signal drops what was played. */
  simulate(args: SeriesOrder, follow: Follow<Progress>): Promise<SeriesReport>;
  /** The series that are kept of an opened set on this machine. */
  keptSeries(args: { readonly folder: string }): Promise<SeriesShelf>;
  /** The figures of a kept series. */
  readSeries(args: SeriesName): Promise<AnyReport>;
  /** Plays more matches of a kept series, with the set as it was then, and adds them to it. Aborting the signal leaves it as it was. */
  continueSeries(args: SeriesName & { readonly matches: number }, follow: Follow<Progress>): Promise<AnyReport>;
  /** Takes a kept series out of the list for good. */
  deleteSeries(args: SeriesName): Promise<undefined>;
  /** Two kept series of a set side by side. */
  compareSeries(args: {
    readonly folder: string;
    readonly before: string;
    readonly after: string;
  }): Promise<ComparedSeries>;
  /** Takes a report, granted by `chooseFile` or `giveFile`, into the list of an opened set and answers with its name there. */
  takeReport(args: { readonly folder: string; readonly file: string }): Promise<string>;
  /** The matches of a kept series that show a figure best. */
  tellingMatches(args: SeriesName & { readonly figure: AnyFigure }): Promise<readonly TellingMatch[]>;
  /** A match of a kept series as a record that anyone can replay. */
  matchRecord(args: SeriesName & { readonly match: number }): Promise<KeptRecord>;
  /** Keeps the record of a match, as JSON, on this machine, so that a note can lead back to it; answers with its name there. */
  keepMatch(args: { readonly record: string }): Promise<string>;
  /** A record that was kept, as JSON. */
  keptMatch(args: { readonly match: string }): Promise<string>;
  /** A kept series as a file to hand on: the report as JSON, as the command line writes it, or its figures as CSV. */
  seriesFile(args: SeriesName & { readonly form: 'json' | 'csv' }): Promise<Octets>;
  /** What changed on the faces of a set, as it lies on the disk, since the named copy was printed. */
  printed(args: { readonly folder: string; readonly copy: string }): Promise<Printed>;
  /** Remembers the faces of a set, as it lies on the disk, as those of the named copy. */
  markPrinted(args: { readonly folder: string; readonly copy: string }): Promise<Printed>;
  /** Tells the shell what can be done in the window now, for the system's own menu; a shell without such a menu does nothing. */
  showMenu(args: { readonly menus: readonly MenuGroup[] }): Promise<undefined>;
  /** What the person chooses in the system's own menu. Ends when its signal does; a shell without such a menu stays silent. */
  menu(args: Readonly<Record<string, never>>, follow: Follow<MenuChoice>): Promise<undefined>;
  /** A picture of an opened set, ready to be painted: PNG or JPEG, upright. `key` is that of the display list. */
  picture(args: { readonly folder: string; readonly key: string }): Promise<Octets>;
  /** The TTF file of a font that faces use, by the id of the display list. */
  font(args: { readonly id: string }): Promise<Octets>;
  /** Path data of icons by name, in a box of 512 by 512 units. A name that no icon has is left out. */
  icons(args: { readonly names: readonly string[] }): Promise<Readonly<Record<string, string>>>;
  /**
   * What an export of a set, as it lies on the disk, would bring out.
   * @param args.shown the language of the faces that the window has, where it is not the one that the set is written in
   */
  planExport(args: { readonly folder: string; readonly shown?: string } & ExportChoices): Promise<ExportPlan>;
  /** The ways to export that the person has given names, in their own order. */
  exportPresets(): Promise<readonly ExportPreset[]>;
  /** Remembers these and no others. */
  keepExportPresets(args: { readonly presets: readonly ExportPreset[] }): Promise<undefined>;
  /** The printers that the person has measured. */
  printers(): Promise<readonly Printer[]>;
  /** Remembers these and no others. */
  keepPrinters(args: { readonly printers: readonly Printer[] }): Promise<undefined>;
  /** Writes what leaves the studio. Aborting the signal leaves an earlier export as it was. */
  exportSet(args: ExportOrder, follow: Follow<Progress>): Promise<Exported>;
  /** Writes a map of an opened set, as it lies on the disk, with what is seen or reached on it; `out` is a granted folder. */
  saveDiagram(args: { readonly folder: string; readonly out: string } & DiagramChoices): Promise<SavedDiagram>;
  /** Version and licences. */
  about(): Promise<About>;
}

/** How to listen to long work, and how to stop it. */
export interface Follow<Event> {
  readonly onEvent: (event: Event) => void;
  readonly signal: AbortSignal;
}

/** A file as it travels: its media type and its octets. */
export interface Octets {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a folder is asked for. */
export type Purpose = 'open-set' | 'export';

/** What a file is asked for. */
export type FilePurpose = 'import' | 'table' | 'report' | 'save';

/** The files of other programs that can be imported. */
export type ImportFormat = 'teamfight-yaml' | 'csv' | 'hammerspace-csv' | 'plain-csv';

/** What an import made. */
export interface Imported {
  /** The new sets, and what each holds in words. Sets of shared words come first. */
  readonly sets: readonly { readonly folder: string; readonly contents: string }[];
  /** What was set right or could not be taken over, in sentences. */
  readonly notes: readonly string[];
}

/** A picture that was put into a set. */
export interface AddedPicture {
  /** Its path inside the set, for `art.file`. */
  readonly file: string;
  /** Its name in display lists and for `picture`. */
  readonly key: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What the window knows before any set is open. */
export interface Welcome {
  readonly shell: 'desktop' | 'browser';
  /** The set the studio was started on, if any. */
  readonly open?: string;
  readonly shipped: readonly SetOnDisk[];
  /** Newest first. */
  readonly recent: readonly SetOnDisk[];
  /** Where exports go unless the person says otherwise. Granted. */
  readonly exportFolder: string;
  /** Where new, copied and imported sets go. */
  readonly setsFolder: string;
}

/** A set as a list shows it before it is opened. */
export interface SetOnDisk {
  readonly folder: string;
  readonly name: string;
  readonly description?: string;
  /** `#rrggbb`. */
  readonly colour?: string;
}

/** What a set's folder holds, as `openSet` of `rules/open.ts` wants it. */
export interface SetFolder {
  /** Absolute real path. */
  readonly folder: string;
  /** Why nothing can be saved into this folder, and what to do, as sentences; undefined where it can be edited. */
  readonly readOnly?: string;
  /** Whether a copy of a set that cannot be edited could not be made or edited either. */
  readonly copyIsNoHelp?: true;
  /** Texts by path inside the folder, with forward slashes. */
  readonly files: Entries<string>;
  /** The sets of shared words, by the words of `uses` in set.json. */
  readonly uses: Entries<OpenedSet>;
  /** What is known of each picture file, by path inside the folder. */
  readonly pictures: Entries<PictureFacts>;
  /** Files that could not be read, by path, and why. */
  readonly unreadable: Entries<Problem>;
  /** What went wrong while reading, of files that `openSet` does not see. */
  readonly problems: readonly Problem[];
  /** Sizes in pixels and SHA-256 in hexadecimal of the pictures that can be painted, those of the used sets among them, by the key of display lists. */
  readonly sizes: Entries<{ readonly width: number; readonly height: number; readonly hash: string }>;
}

/** Files of an opened set were added, changed or removed; or such changes will not be told of. */
export interface Changed {
  /** Folder of the set that was opened. */
  readonly folder: string;
  /** Paths as seen from the folder, with forward slashes; those of a set that it uses begin with `../`. */
  readonly files: readonly string[];
  /** Why some changes will not be seen from now on, as a sentence. Nothing has changed then. */
  readonly unseen?: string;
}

/** What is done, what is to be done, and a word for what is being done. `total` is 0 while it is unknown. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly what: string;
}

/** Which set goes where and as what. `out` is a granted folder, in which the export gets a name of its own. */
export type ExportOrder = {
  readonly folder: string;
  readonly out: string;
  /** A save of Tabletop Simulator, granted by `chooseFile`, that is kept around what is exported. */
  readonly base?: string;
} & ExportChoices;

/** As what a set goes out. */
export type ExportChoices =
  | { readonly kind: 'tts'; readonly options: TtsChoices }
  | { readonly kind: 'pdf'; readonly options: PdfChoices }
  | { readonly kind: 'png'; readonly options: PngChoices }
  | { readonly kind: 'tmj'; readonly options: TmjChoices };

/** A way to export that a person has given a name. */
export type ExportPreset = { readonly name: string } & ExportChoices;

/** What a save for Tabletop Simulator can be like. */
export interface TtsChoices {
  /** Side of a map cell at the table in the game's units, 0.25 to 10: 1 unless the designer's table uses another. */
  readonly cell: number;
  /** Where the pictures will be found on the web. Without it they are this machine's, and only its owner sees them. */
  readonly imagesUrl?: string;
  /** Whether the save also goes into the game's own folder. */
  readonly install: boolean;
  /** One save in each of these languages; one as the set was written if left out. */
  readonly languages?: readonly string[];
}

/** What a PDF can be like. */
export interface PdfChoices {
  readonly what: 'cards' | 'maps' | 'tokens' | 'standees' | 'rules' | 'sheets' | 'boxes' | 'dice' | 'calibration';
  readonly paper: PaperName;
  /** Where the backs of cards go. */
  readonly backs: Backs;
  /** How cards lie beside each other; shared cuts unless it says otherwise. */
  readonly cuts?: Cuts;
  /** Small crosses at the corners between cards too. */
  readonly innerMarks?: boolean;
  /** What is left over of several sizes of cards shares pages. */
  readonly packed?: boolean;
  /** White that the printer leaves at each edge of a page, in mm; 5 unless it says otherwise. */
  readonly margin?: number;
  /** Name of the remembered printer whose offset backs take. */
  readonly printer?: string;
  /** Name of a printed copy: only what changed since, and what it does not have. */
  readonly since?: string;
  /** References of heroes: only their cards, for an evening of testing. */
  readonly heroes?: readonly string[];
  /** Black lines on white, without floor, tints and pictures. */
  readonly lowInk?: boolean;
  /** For whom it is printed; a home printer unless it says otherwise. Profiles of pictures are refused. */
  readonly profile?: ProfileId;
  /** One PDF in each of these languages; one as the set was written if left out. */
  readonly languages?: readonly string[];
}

/** What pictures can be like. */
export interface PngChoices {
  /** Pixels per inch, 36 to 1200. */
  readonly dpi: number;
  /** Whether the bleed is painted too. */
  readonly bleed: boolean;
  /** Maps in black lines on white, without floor and tints. */
  readonly lowInk?: boolean;
  /** The printer whose sizes the pictures of cards have; it decides on pixels and bleed. Profiles of pages are refused. */
  readonly profile?: ProfileId;
  /** Pictures in each of these languages; as the set was written if left out. */
  readonly languages?: readonly string[];
}

/** Maps for Tiled are what they are. */
export type TmjChoices = Readonly<Record<never, never>>;

/** What came of an export. */
export interface Exported {
  /** The file or folder to look at. */
  readonly path: string;
  /** What was written, counted: "1 save, 14 sheets". */
  readonly summary: string;
  /** What to do next, in a few sentences; a line each thing. */
  readonly next: string;
  /** What was left out and other things a designer should know. */
  readonly problems: readonly Problem[];
}

/** This Setwright, and whose work it is made with. */
export interface About {
  readonly version: string;
  readonly licence: string;
  /** Whose work Setwright is made with: name, licence, and whom to thank. */
  readonly credits: readonly { readonly name: string; readonly licence: string }[];
}

/** A refusal of the studio, as a sentence for the person. */
export class StudioError extends Error {
  readonly code: string;
  /** @param code stable name, `noun/reason` @param message what, where, what was expected, how to mend it */
  constructor(code: string, message: string) {
    super(message);
    this.name = 'StudioError';
    this.code = code;
  }
}
