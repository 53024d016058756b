import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { SCENES } from './scenes'

const Scene: ComponentType | undefined = SCENES[location.pathname.slice(1)]
const stage = document.getElementById('stage')
if (stage && Scene)
  createRoot(stage).render(
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-8 p-4">
      <h1>Scène</h1>
      <Scene />
    </div>,
  )
