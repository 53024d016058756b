import { parentPort } from 'node:worker_threads'
import { type Drawing, drawDocument } from './draw-document'
import { logConsole } from './http/log-console'

logConsole()
// A drawing that fails ends the thread: `workerPool` passes the error on.
parentPort?.on('message', async (drawing: Drawing) => parentPort?.postMessage(await drawDocument(drawing)))
