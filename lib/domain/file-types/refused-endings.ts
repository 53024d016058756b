/** File extensions that a system would run or a browser render; no such list is complete. */
const ENDINGS = new Set(
  `app appimage appref-ms bash bat bin chm cjs cmd com cpl csh deb desktop diagcab dll dmg dotm exe fish gadget hlp hta
  htm html img inf iso jar jnlp js jse ksh lnk mht mhtml mjs msc msi msix msp phar php phtml pif pkg pl potm ppam ppsm
  pptm ps1 psm1 py pyw rb reg rpm scf scr sct settingcontent-ms sh shtml sldm svg svgz swf url vb vbe vbs wasm ws wsf
  wsh xht xhtml xla xlam xll xlm xlsb xlsm xltm xml xsl xslt zsh docm ade adp applescript application command dqy fileloc
  inetloc iqy library-ms mde oqy ps1xml psc1 rdp rqy scptd search-ms searchconnector-ms slk terminal theme tool webloc
  website workflow`.split(/\s+/),
)

/** Whether a file name has a refused extension, ignoring trailing dots and spaces, which Windows drops. */
export const hasRefusedEnding = (name: string) =>
  ENDINGS.has(/\.([^.]*)$/.exec(name.replace(/(?<![. ])[. ]+$/, ''))?.[1]?.toLowerCase() ?? '')
