/** The four stages of the house, each drawn over the one before. Isometric: 19.5 units a metre, z upwards. */

export function Foundations() {
  return (
    <g>
      <path
        className="fill-surface"
        d="M34.6 161.9 193.3 253.5 318.3 181.4V188.2L193.3 260.4 34.6 168.7ZM193.3 253.5V260.4"
      />
      <path className="fill-sunken" d="M159.6 89.7 318.3 181.4 193.3 253.5 34.6 161.9Z" />
      <path className="fill-surface" d="M166.3 195 186.6 206.7 149.4 228.2 129.2 216.5Z" />
      <path
        className="fill-surface"
        d="M168 113.1 269.3 171.6 201.8 210.6 100.5 152.1ZM100.5 152.1V157L201.8 215.5 269.3 176.5V171.6L201.8 210.6ZM201.8 210.6V215.5"
      />
      <path
        strokeDasharray="1 5"
        d="M211.9 138.5 174.8 159.9M159.6 168.7 144.4 177.5M184.9 154.1 208.5 167.7M225.4 177.5 242.3 187.2"
      />
    </g>
  )
}

/** Under the roof only the outside shows. */
export function Walls({ open }: { open: boolean }) {
  return (
    <g>
      {open && <Rooms />}
      <path className="fill-surface" d="M100.5 157 201.8 215.5V149.2L100.5 90.7Z" />
      <path className="fill-sunken" d="M269.3 176.5 201.8 215.5V149.2L269.3 110.2Z" />
      <path
        className="fill-background"
        d="M113.1 146.4 126.6 154.2V129.8L113.1 122ZM141.8 162.9 155.3 170.7V146.4L141.8 138.6ZM245.7 172.2 225.4 183.9V159.5L245.7 147.8Z"
      />
      <path className="fill-brand" d="M168 196 184.9 205.8V162.8L168 153.1ZM180.5 182.8V183.4" />
    </g>
  )
}

function Rooms() {
  return (
    <g>
      <path
        className="fill-surface"
        fillRule="evenodd"
        d="M168 51.7 269.3 110.2 201.8 149.2 100.5 90.7ZM168 58.5 112.3 90.7 201.8 142.4 257.5 110.2Z"
      />
      <path className="fill-sunken" d="M168 58.5 257.5 110.2 201.8 142.4 112.3 90.7Z" />
      <path className="fill-background" d="M168 58.5 112.3 90.7 150.3 112.6 206 80.5Z" />
      <path
        className="fill-surface"
        d="M206 80.5 211.1 83.4 191.6 94.6 238.1 121.4 233 124.3 186.6 97.5 155.3 115.6 150.3 112.6Z"
      />
    </g>
  )
}

export function Windows() {
  return (
    <g>
      <path
        className="fill-highlight"
        d="M113.1 146.4 126.6 154.2V129.8L113.1 122ZM141.8 162.9 155.3 170.7V146.4L141.8 138.6ZM245.7 172.2 225.4 183.9V159.5L245.7 147.8ZM119.9 150.3V125.9M148.6 166.8V142.5M235.5 178.1V153.7"
      />
      <path
        className="fill-brand"
        d="M106 142.3 113.1 146.4V122L106 117.9ZM126.6 154.2 133.7 158.3V133.9L126.6 129.8ZM134.7 158.8 141.8 162.9V138.6L134.7 134.5ZM155.3 170.7 162.4 174.8V150.5L155.3 146.4ZM255.8 166.4 245.7 172.2V147.8L255.8 142ZM225.4 183.9 215.3 189.7V165.4L225.4 159.5Z"
      />
    </g>
  )
}

export function Roof() {
  return (
    <g>
      <path className="fill-sunken" d="M269.3 110.2 201.8 149.2 235.5 90.7Z" />
      <path className="fill-surface" d="M201.8 166.8 243.1 95.1 284.5 119V124.8L243.1 102.1 201.8 172.6Z" />
      <path className="fill-brand" d="M126.6 27.8 243.1 95.1 201.8 166.8 85.3 99.5Z" />
      <path
        strokeWidth="1"
        d="M143.5 37.6 102.1 109.2M159.6 46.8 118.2 118.5M175.6 56.1 134.2 127.8M191.6 65.3 150.3 137M207.7 74.6 166.3 146.3M223.7 83.9 182.4 155.5"
      />
      <path className="fill-surface" d="M85.3 99.5 201.8 166.8V172.6L85.3 105.3Z" />
      <path className="fill-surface" d="M132.5 78 146 85.8V52.7L132.5 44.9Z" />
      <path className="fill-sunken" d="M146 85.8 157.9 65.3V45.8L146 52.7Z" />
      <path className="fill-highlight" d="M144.4 38 157.9 45.8 146 52.7 132.5 44.9Z" />
      <path
        className="fill-success-ground"
        d="M67.5 166V158M67.5 158C57 158 56 148 58 138 60 126 63 114 67.5 104 72 114 75 126 77 138 79 148 78 158 67.5 158Z"
      />
    </g>
  )
}
