import type { ComponentType } from 'react';
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
  /** Whether it tells how the map plays. */
  readonly ofPlay: boolean;
}

/** What is said about a map below its fields, in this order; also of a set that cannot be changed. */
export const mapSections: readonly MapSectionOf[] = [
  { key: 'hints', Section: MapHints, ofPlay: true },
  { key: 'sight', Section: SightSection, ofPlay: true },
  { key: 'fairness', Section: Fairness, ofPlay: true },
  { key: 'look', Section: LookOfMap, ofPlay: false },
  { key: 'diagram', Section: DiagramSection, ofPlay: true },
];
