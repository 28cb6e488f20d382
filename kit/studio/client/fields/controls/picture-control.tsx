import { useState } from "react"
import { valueAt } from "../../../../content/location/json-path"
import { descriptionKey, slots } from "../../../../content/pictures/slots"
import { entryName } from "../../../model/entry-name"
import type { FieldFacts } from "../../../server/content/contract"
import { words } from "../../../words/words"
import { childOf, parentOf } from "../../content/location"
import { pathFrom, pathWithin } from "../../content/picture-path"
import { useStudio } from "../../studio-context"
import { FileButton } from "../../ui/file-button"
import { QuietButton } from "../../ui/quiet-button"
import { ChoosePicture } from "./choose-picture"
import { type ControlProps, valueAsText } from "./control-props"
import { type CropArea, CropPicture } from "./crop-picture"
import { isMissingPicture } from "./missing-picture"
import { Picture } from "./picture"
import { takePicture } from "./take-picture"

/** A picture, shown as cropped for its slots; replaced by dropping, pasting or choosing a file. */
export function PictureControl({ id, name, location, field, state, described }: ControlProps) {
  const { store, view } = useStudio()
  const [isChecking, setIsChecking] = useState(false)
  /** The description of the former picture; as long as it is there, the owner is asked whether it fits. */
  const [formerAlt, setFormerAlt] = useState<unknown>()
  const [refused, setRefused] = useState("")
  const [isOver, setIsOver] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isCropping, setIsCropping] = useState(false)
  const value = valueAsText(state.value)
  const path = value && pathWithin(location.file, value)
  const isMissing = state.diagnostics.some(isMissingPicture)
  const isThere = path !== "" && !isMissing
  const [width, height] = shapesOf(field)[0]?.split(" / ").map(Number) ?? []
  const shape = width && height ? ([width, height] as const) : undefined

  const alt = childOf(parentOf(location), descriptionKey(String(location.path.at(-1))))
  const isFormerAlt = formerAlt !== undefined && store.value(alt) === formerAlt

  const take = async (picture: File | undefined | null) => {
    if (!picture) return
    setRefused("")
    setIsChecking(true)
    const taken = await takePicture(picture, location, wordsFor(store.stored(parentOf(location)), name), store)
    setIsChecking(false)
    if (taken && "refusal" in taken) setRefused(taken.refusal)
    else if (taken) show(taken.path)
  }

  const crop = async (area: CropArea) => {
    setIsCropping(false)
    setRefused("")
    const place = { file: location.file, path: store.positionOf(location) ?? [] }
    const taken = await store.send("POST crop-picture", { ...place, picture: path, area })
    // No `show`: a crop of the same picture keeps its description.
    if (taken?.kind === "taken") state.type(taken.path)
    else if (taken) setRefused(`${taken.diagnostic.message} ${taken.diagnostic.advice}`)
  }

  /** Sets the picture, and moves the focus to its description: an existing one still describes the former picture. */
  const show = (written: string) => {
    state.type(written)
    setFormerAlt(store.value(alt) || undefined)
    if (store.factsOf(alt)) view.choose(alt)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are ways beside the button, which everybody can use.
    <div
      className={isOver ? "picture is-over" : "picture"}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void take(event.dataTransfer.files[0])
      }}
      onPaste={(event) => void take(event.clipboardData.files[0])}
    >
      {isThere && (
        <ul className="shapes">
          {shapesOf(field).map((shape) => (
            <li key={shape}>
              <Picture path={path} alt={words.pictures.cropped(name)} shape={shape || undefined} />
              {shape && <small>{shape.replace(" / ", ":")}</small>}
            </li>
          ))}
        </ul>
      )}
      <div className="take">
        <FileButton
          label={isThere ? words.pictures.replaceFile : words.pictures.chooseFile}
          id={id}
          accept="image/*"
          aria-describedby={described}
          aria-label={words.pictures.chooseFileFor(name)}
          onFiles={([file]) => void take(file)}
        />
        <QuietButton onClick={() => setIsChoosing(true)}>{words.pictures.chooseKnown}</QuietButton>
        {isThere && shape && !path.endsWith(".svg") && (
          <QuietButton of={` ${name}`} onClick={() => setIsCropping(true)}>
            {words.pictures.cropOpen}
          </QuietButton>
        )}
        {path && !field.required && (
          <QuietButton of={` ${name}`} onClick={() => state.type(undefined)}>
            {words.pictures.remove}
          </QuietButton>
        )}
        <small>
          {isThere ? words.pictures.dropAnother(value.replace(/^.*\//, "")) : words.pictures.drop + least(field)}
        </small>
      </div>
      <p role="status" className="help">
        {isChecking ? words.pictures.checking : isFormerAlt && words.pictures.describeAgain}
      </p>
      {refused && (
        <p role="alert" className="diagnostic error" ref={intoView}>
          {refused}
        </p>
      )}
      {isCropping && shape && (
        <CropPicture
          path={path}
          shape={shape}
          onCrop={(area) => void crop(area)}
          onClose={() => setIsCropping(false)}
        />
      )}
      {isChoosing && (
        <ChoosePicture
          requirements={field.requirements}
          onChoose={(chosen) => {
            setIsChoosing(false)
            const written = chosen && pathFrom(location.file, chosen)
            if (written && written !== value) show(written)
          }}
        />
      )}
    </div>
  )
}

/** The words for the copy's file name: the entry's name, else the field's. */
function wordsFor(group: unknown, name: string): readonly string[] {
  const isNamed = ["title", "name", "text"].some((key) => typeof valueAt(group, [key]) === "string")
  return isNamed ? [entryName(group, 0)] : [name]
}

const intoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: "nearest" })

const least = ({ requirements }: FieldFacts): string =>
  requirements?.width && requirements.width > 1 ? words.pictures.least(requirements.width, requirements.height) : ""

/** The aspect ratios, in CSS, of all slots that a picture fills; a single empty one if it is shown whole. */
function shapesOf({ requirements }: FieldFacts): readonly string[] {
  const shapes = (requirements?.slots ?? []).flatMap((name) => {
    const slot = slots[name]
    return "shape" in slot && slot.shape ? [slot.shape.join(" / ")] : []
  })
  const also = (requirements?.alsoShaped ?? []).map((shape) => shape.join(" / "))
  return shapes.length > 0 ? [...new Set([...shapes, ...also])] : [""]
}
