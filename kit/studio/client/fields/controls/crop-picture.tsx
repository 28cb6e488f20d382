import { type PointerEvent, useId, useState } from "react"
import { words } from "../../../words/words"
import { useStudio } from "../../studio-context"
import { Dialog } from "../../ui/dialog"

/** The part of a picture that is kept, in fractions of its width and height. */
export interface CropArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A picture's placement in its frame: its position, from 0 to 1, and its size as a multiple of what it has to be. */
interface Placement {
  readonly across: number
  readonly down: number
  readonly size: number
}

const greatestSize = 4

/**
 * @param ratio of the picture's proportions to its frame's
 * @param placement in it
 * @returns the part of it that the frame shows
 */
export function areaOf(ratio: number, { across, down, size }: Placement): CropArea {
  const [width, height] = [1 / (Math.max(1, ratio) * size), 1 / (Math.max(1, 1 / ratio) * size)]
  return { left: across * (1 - width), top: down * (1 - height), width, height }
}

interface CropPictureProps {
  /** Within data/. */
  readonly path: string
  /** Of its slot, width and height. */
  readonly shape: readonly [number, number]
  readonly onCrop: (area: CropArea) => void
  readonly onClose: () => void
}

/** A dialog that crops a picture to its slot's shape: by dragging it, or by sliders, which also work by keyboard. */
export function CropPicture({ path, shape: [width, height], onCrop, onClose }: CropPictureProps) {
  const { api } = useStudio()
  const [ratio, setRatio] = useState<number>()
  const [placement, setPlacement] = useState<Placement>({ across: 0.5, down: 0.5, size: 1 })
  const id = useId()
  const area = areaOf(ratio ?? 1, placement)
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if (buttons === 0) return
    const moved = (at: number, by: number, extent: number, part: number) =>
      part === 1 ? at : Math.max(0, Math.min(1, at - (by / extent) * (part / (1 - part))))
    setPlacement((before) => ({
      ...before,
      across: moved(before.across, movementX, currentTarget.clientWidth, area.width),
      down: moved(before.down, movementY, currentTarget.clientHeight, area.height),
    }))
  }
  return (
    <Dialog title={words.pictures.crop} onClose={onClose}>
      <div className="crop">
        <div
          className="crop-frame"
          style={{ aspectRatio: `${width} / ${height}` }}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        >
          <img
            src={api.pictureUrl(path)}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio((naturalWidth * height) / (naturalHeight * width))
            }
            style={{
              inlineSize: `${100 / area.width}%`,
              blockSize: `${100 / area.height}%`,
              left: `${(-100 * area.left) / area.width}%`,
              top: `${(-100 * area.top) / area.height}%`,
            }}
          />
        </div>
        {(["across", "down", "size"] as const).map((key) => (
          <p key={key}>
            <label htmlFor={`${id}-${key}`}>{words.pictures.cropBy[key]}</label>
            <input
              id={`${id}-${key}`}
              type="range"
              min={key === "size" ? 1 : 0}
              max={key === "size" ? greatestSize : 1}
              step={0.01}
              value={placement[key]}
              onChange={({ target }) => setPlacement({ ...placement, [key]: Number(target.value) })}
            />
          </p>
        ))}
        <button type="button" className="button main" disabled={ratio === undefined} onClick={() => onCrop(area)}>
          {words.pictures.cropNow}
        </button>
      </div>
    </Dialog>
  )
}
