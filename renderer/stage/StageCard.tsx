import { type DragEvent, type MouseEvent, memo, useState } from 'react';
import { type Zone, zoneAt } from '../../exporters/face/zone.ts';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import type { Face } from '../model/catalogue.ts';
import { templateAt } from '../model/template-places.ts';
import { TryButton } from '../play/try/TryButton.tsx';
import { BrokenScenes } from '../scenes/BrokenScenes.tsx';
import { later } from '../shell/later.tsx';
import { editField, useEditing } from '../stores/editing.ts';
import { putPicture } from '../stores/pictures.ts';
import { reveal, useStage } from '../stores/stage.ts';
import { editTemplate, isOnTemplate, templateOf } from '../stores/template.ts';
import { selectCard, useView } from '../stores/view.ts';
import { useWork } from '../stores/work.ts';
import { Guides } from './Guides.tsx';
import { PartlyByHand } from './PartlyByHand.tsx';
import classes from './Stage.module.css';
import { TooLong } from './TooLong.tsx';
import { useCropping } from './use-cropping.ts';
import { Zones } from './Zones.tsx';

const TemplateZones = later(() => import('./TemplateZones.tsx'));

interface Props {
  readonly face: Face;
  /** Place of its top left corner on the stage in CSS pixels. */
  readonly left: number;
  readonly top: number;
  /** CSS pixels to the mm: now, and when faces were painted last. */
  readonly scale: number;
  readonly paintedScale: number;
}

/** A card on the table. A click on a part of it puts the cursor into the field of that part. */
export const StageCard = memo(function StageCard({ face, left, top, scale, paintedScale }: Props) {
  const selected = useView((state) => state.card === face.key);
  const back = useStage((state) => state.side === 'back') && face.back !== undefined;
  const guides = useStage((state) => state.guides) && face.list.bleed > 0;
  const [under, setUnder] = useState<Zone>();
  const onZones = useEditing(({ wider }) => selected && templateAt(wider) !== undefined);
  const template = onZones ? templateOf(face) : undefined;
  const zones = (back ? face.backZones : face.zones) ?? [];
  const zoneOf = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const at = currentTarget.getBoundingClientRect();
    return zoneAt(zones, (clientX - at.left) / scale, (clientY - at.top) / scale);
  };
  const cropping = useCropping(face, scale, zoneOf);
  const touch = (event: MouseEvent<HTMLButtonElement>) => {
    if (cropping.end()) return;
    // Whoever works on zones goes on with those of another card.
    if (isOnTemplate() && templateOf(face)) return editTemplate(face);
    selectCard(face.key);
    // Enter and Space click as well, but point at nothing.
    const zone = event.detail > 0 ? zoneOf(event) : undefined;
    if (zone) editField(zone);
  };
  const art = zones.find(({ pointer }) => pointer.endsWith('/art'));
  const drop = async (event: DragEvent) => {
    const [picture] = event.dataTransfer.files;
    setUnder(undefined);
    if (!picture || !art) return;
    event.preventDefault();
    const refusal = await putPicture(picture, art, face.name);
    if (refusal !== undefined) useWork.setState({ refusal });
  };
  const borderRadius = face.shape === 'round' ? '50%' : face.list.corner * scale;
  return (
    <div className={classes.place} style={{ transform: `translate(${left}px, ${top}px)` }}>
      <button
        type="button"
        data-card={face.key}
        className={classes.card}
        aria-label={`${face.sort}: ${face.name}`}
        aria-pressed={selected}
        style={{ borderRadius }}
        onClick={touch}
        onPointerDown={cropping.down}
        onPointerMove={(event) => {
          setUnder(zoneOf(event));
          cropping.move(event);
        }}
        onPointerCancel={cropping.end}
        onDragOver={(event) => {
          if (!art || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setUnder(art);
        }}
        onDragLeave={() => setUnder(undefined)}
        onDrop={(event) => void drop(event)}
        onPointerLeave={() => setUnder(undefined)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && reveal(face.key)}
      >
        <FaceCanvas
          face={face}
          width={face.list.width * scale}
          paintedWidth={face.list.width * paintedScale}
          back={back}
          bleed={guides}
        />
      </button>
      {guides && <Guides list={face.list} scale={scale} round={face.shape === 'round'} />}
      {!template && <Zones source={face.source} zones={zones} under={under} scale={scale} />}
      {template && <TemplateZones key={template} face={face} kind={template} scale={scale} />}
      {selected && !template && face.source && (
        <span className={classes.tried}>
          <TryButton place={face.source} name={face.name} />
        </span>
      )}
      {!back && !template && <PartlyByHand source={face.source} width={face.list.width * scale} selected={selected} />}
      {!back && <BrokenScenes source={face.source} />}
      {!back && <TooLong over={face.over} textPt={face.textPt} />}
    </div>
  );
});
