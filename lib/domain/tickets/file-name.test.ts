import { expect, it } from 'vitest'
import { fileName } from './file-name'

it.each([
  ['devis été.pdf', 'devis été.pdf'],
  ['C:\\Mes documents\\plan.png', 'plan.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nSet-Cookie: x.txt', 'aSet-Cookie: x.txt'],
  ['facture\u202efdp.exe', 'facturefdp.exe'],
  ['facture\u061cfdp.exe', 'facturefdp.exe'],
  ['devis.bat. . ', 'devis.bat'],
  ['...', 'fichier'],
  ['', 'fichier'],
  [' / ', 'fichier'],
  ['\ud800.txt', '\ufffd.txt'],
  [`${'é'.repeat(300)}.docx`, `${'é'.repeat(195)}.docx`],
])('%j becomes %j', (sent, name) => expect(fileName(sent)).toBe(name))
