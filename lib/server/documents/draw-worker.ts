import { parentPort } from 'node:worker_threads'
import { logConsole } from '../http/log-console'
import { type Drawing, drawDocument } from './draw-document'

logConsole()
// A drawing that fails ends the thread: `workerPool` passes the error on.
parentPort?.on('message', async (drawing: Drawing) => parentPort?.postMessage(await drawDocument(drawing)))
