import type { ComponentType } from 'react';
import type { WindowSystem } from '../model/systems.ts';
import { DiagramSection } from '../painter/diagram/DiagramSection.tsx';
import { Fairness } from '../painter/fairness/Fairness.tsx';
import { LookOfMap } from '../painter/look/LookOfMap.tsx';
import { SightSection } from '../painter/sight/SightSection.tsx';
import { MapHints } from './MapHints.tsx';

interface MapSection {
  /** The map's file, and its name. */
  readonly file: string;
  readonly name: string;
}

interface MapSectionOf {
  readonly key: string;
  readonly Section: ComponentType<MapSection>;
  /** In which windows it stands: of what a map plays like only where that is known. */
  isIn(system: WindowSystem): boolean;
}

/** What is said about a map below its fields, in this order; also of a set that cannot be changed. */
export const mapSections: readonly MapSectionOf[] = [
  { key: 'hints', Section: MapHints, isIn: ({ plays }) => plays },
  { key: 'sight', Section: SightSection, isIn: ({ tools }) => tools.includes('sight') },
  { key: 'fairness', Section: Fairness, isIn: ({ plays }) => plays },
  { key: 'look', Section: LookOfMap, isIn: () => true },
  { key: 'diagram', Section: DiagramSection, isIn: ({ plays }) => plays },
];
