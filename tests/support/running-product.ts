import type { TestProject } from 'vitest/node'
import { startProduct } from '../../scripts/launch/product'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built product's origin. */
    origin: string
    /** The simulators' origin: `/_control/mails?to=`, `/_control/faults`. */
    simulators: string
    databaseUrl: string
    /** The file that the product writes its log to. */
    productLog: string
  }
}

/** Starts the built product with a copy of the sample data before the API tests. */
export default async function setup(project: TestProject) {
  const product = await startProduct({ cluster: `test/${project.name}` })
  project.provide('origin', product.origin)
  project.provide('simulators', product.simulators)
  project.provide('databaseUrl', product.databaseUrl)
  project.provide('productLog', product.log)
  return () => product.stop()
}
