import type { ComponentType } from 'react';
import { FairnessLayer } from './fairness/FairnessLayer.tsx';
import { AlignLayer } from './look/AlignLayer.tsx';
import { PageEdges } from './look/PageEdges.tsx';
import { Overlay } from './Overlay.tsx';
import type { OverlayProps } from './overlay-props.ts';
import { SightLayer } from './sight/SightLayer.tsx';

/** From below to above: what the tool does stays in sight. */
export const overlays: readonly { readonly key: string; readonly Overlay: ComponentType<OverlayProps> }[] = [
  { key: 'sight', Overlay: SightLayer },
  { key: 'fairness', Overlay: FairnessLayer },
  { key: 'pages', Overlay: PageEdges },
  { key: 'tool', Overlay },
  { key: 'align', Overlay: AlignLayer },
];
