import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/launch/folders'

const DOMAIN = join(root, 'lib/domain')

export type Verb = { room: string; name: string; text: string }

/** The verbs of lib/domain as defined in docs/architecture.md: exported functions whose first parameter is a `Context`. */
export function verbsOfCode(): Verb[] {
  return readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => verbsIn(file.slice(0, file.indexOf('/')), readFileSync(join(DOMAIN, file), 'utf8')))
    .toSorted((one, other) => `${one.room} ${one.name}`.localeCompare(`${other.room} ${other.name}`))
}

function verbsIn(room: string, text: string): Verb[] {
  const source = ts.createSourceFile(room, text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(isExported)
    .flatMap(functionsOf)
    .filter(({ parameters }) => isContext(parameters[0]))
    .map(({ name }) => ({ room, name, text }))
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

type Named = { name: string; parameters: readonly ts.ParameterDeclaration[] }

/** Declared functions, and functions assigned to constants. */
function functionsOf(statement: ts.Statement): Named[] {
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name?.text ?? '', parameters: statement.parameters }]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [{ name: name.getText(), parameters: initializer.parameters }]
      : [],
  )
}

const isContext = (parameter: ts.ParameterDeclaration | undefined) =>
  parameter?.type !== undefined &&
  ts.isTypeReferenceNode(parameter.type) &&
  parameter.type.typeName.getText() === 'Context'
