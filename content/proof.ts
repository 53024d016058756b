/** A photo of your own: put its file into `public/photos`. */
export type Photo = {
  /** As a browser asks for it: `/photos/atelier.jpg`. */
  src: string
  /** Of the file, in pixels. */
  width: number
  height: number
  /** What it shows, for those who do not see it. */
  alt: string
}

/** What shows that the agency is real. */
export type Proof = {
  /** A client who agreed to be shown, and their website. */
  client?: { name: string; business: string; photo: Photo; url: string }
  /** A review that anybody can read where it was published; its words as they stand there. */
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
  /** Who calls back those who write, and until when: « le jour même ». */
  callback?: { name: string; role: string; delay: string; photo?: Photo }
}

/** The places for real proof. EMPTY until the agency fills them in: what is missing leaves no trace on any page, and
 *  nothing invented goes in here. */
export const proof: Proof = {}
