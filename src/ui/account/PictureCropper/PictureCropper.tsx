import { MoveHorizontal, MoveVertical, ZoomIn } from 'lucide-react';
import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { squareOf, type Crop, type PictureSize } from './crop.ts';
import { dragged, pinched } from './cropGestures.ts';
import * as styles from './PictureCropper.css.ts';
import { words } from './PictureCropper.words.ts';

export interface PictureCropperProps {
  /** Address of the picture, such as a `blob:`. */
  src: string;
  /** Its width and height, in its own pixels. */
  size: PictureSize;
  /** Which square of it is used. Begin with `wholePicture`. */
  value: Crop;
  /** Called with each change; many times while the picture is dragged. */
  onChange: (value: Crop) => void;
}

const percent = (part: number) => `${part * 100}%`;

/** Chooses a square of a picture: it is dragged and pinched, or moved with sliders. */
export function PictureCropper({ src, size, value, onChange }: PictureCropperProps) {
  const labels = useLabels('PictureCropper', words);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const square = squareOf(value, size);
  /** What was chosen last: two fingers may both move before React has drawn what the first one did. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  function change(next: Crop) {
    latest.current = next;
    onChange(next);
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    fingers.current.set(event.pointerId, now);
    const side = event.currentTarget.clientWidth;
    if (!other)
      change(dragged(latest.current, size, { dx: (now.x - before.x) / side, dy: (now.y - before.y) / side }));
    else {
      const distance = ({ x, y }: typeof now) => Math.max(1, Math.hypot(x - other.x, y - other.y));
      change(pinched(latest.current, size, distance(now) / distance(before)));
    }
  }
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return (
    <div className={styles.root}>
      <div
        className={styles.square}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          src={src}
          alt={labels.picture}
          draggable={false}
          className={styles.picture}
          style={{
            width: percent(size.width / square.size),
            height: percent(size.height / square.size),
            left: percent(-square.left / square.size),
            top: percent(-square.top / square.size),
          }}
        />
        <div className={styles.ring} />
      </div>
      {/* Left is left in a picture, whichever way the page is read. */}
      <div dir="ltr" className={styles.sliders}>
        <Slider
          label={labels.zoom}
          icon={<ZoomIn />}
          value={value.zoom}
          onChange={(zoom) => onChange({ ...value, zoom })}
        />
        <Slider
          label={labels.x}
          icon={<MoveHorizontal />}
          value={value.x}
          onChange={(x) => onChange({ ...value, x })}
        />
        <Slider
          label={labels.y}
          icon={<MoveVertical />}
          value={value.y}
          onChange={(y) => onChange({ ...value, y })}
        />
      </div>
    </div>
  );
}
