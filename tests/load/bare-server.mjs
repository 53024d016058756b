import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Node's baseline: one constant answer. Usage: bare-server.mjs <port> <headers.json> <body>
const [port, headersFile, bodyFile] = process.argv.slice(2)
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))
const body = readFileSync(bodyFile)
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port))
