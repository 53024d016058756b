import { charactersByFamily } from './characters'
import { findClippedTexts } from './clipping'
import { findUnreached, judgeFocus, startKeyboardWalk } from './focus'
import { findUnmarkedLanguage } from './language'
import { findMotion } from './motion'
import { findWrappingPrices } from './prices'
import { findSwipesWithoutButton } from './scrollers'
import { findLooseSigns } from './signs'
import { findFaintTexts, findStatesByColourAlone, findWordlessBadges } from './states'
import { findSmallTargets } from './targets'

const checks = {
  charactersByFamily,
  findClippedTexts,
  findFaintTexts,
  findLooseSigns,
  findMotion,
  findSmallTargets,
  findStatesByColourAlone,
  findSwipesWithoutButton,
  findUnmarkedLanguage,
  findUnreached,
  findWordlessBadges,
  findWrappingPrices,
  judgeFocus,
  startKeyboardWalk,
}

export type Checks = typeof checks

Object.assign(window, { pageChecks: checks })
