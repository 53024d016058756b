import type { TestProject } from 'vitest/node'
import { Closing } from '../../scripts/launch/closing'
import { startTestCluster, templateDatabase } from '../../scripts/launch/test-cluster'

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string in which `{name}` stands for the database. */
    clusterUrl: string
    template: string
  }
}

/** Provides the domain tests with a real PostgreSQL and a template to copy. `npm test` has already started it. */
export default async function setup(project: TestProject) {
  const closing = new Closing()
  const given = process.env.TEST_CLUSTER
  if (given) {
    const { url, template } = JSON.parse(given)
    project.provide('clusterUrl', url)
    project.provide('template', template)
    return
  }
  const cluster = await startTestCluster(`test/${project.name}`, closing)
  project.provide('template', await templateDatabase(cluster, closing))
  project.provide('clusterUrl', cluster.url('{name}'))
  return () => closing.run()
}
