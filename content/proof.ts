/** A photo of your own: put its file into `public/photos`. */
export type Photo = {
  /** Its URL path: `/photos/atelier.jpg`. */
  src: string
  /** The size of the file, in pixels. */
  width: number
  height: number
  /** The alternative text. */
  alt: string
}

/** Evidence that the agency is real. */
export type Proof = {
  /** A client who agreed to be shown, and their website. */
  client?: { name: string; business: string; photo: Photo; url: string }
  /** A publicly readable review, quoted word for word. */
  review?: {
    author: string
    text: string
    /** `YYYY-MM-DD` */
    date: string
    source: { name: string; url: string }
  }
  /** The agency itself: its people, its door. */
  agency?: Photo
  /** Fourteen digits. */
  siret?: string
  /** The person who calls back, and by when: « le jour même ». */
  callback?: { name: string; role: string; delay: string; photo?: Photo }
}

/** The places for real proof. EMPTY until the agency fills them in: missing ones are not shown on any page. Never enter
 *  invented ones. */
export const proof: Proof = {}
