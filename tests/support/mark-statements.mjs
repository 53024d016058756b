// Loaded into a product before its own code (node --import): writes each database statement of a marked request to a file.
// Concurrent jobs and other requests have no mark or a different one.
/* oxlint-disable typescript/unbound-method -- each of them is called with its own `this` */
import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'
import pg from 'pg'

const requests = new AsyncLocalStorage()
const MARK = Symbol('mark')

const { emit } = Server.prototype
Server.prototype.emit = function (event, ...args) {
  const go = () => emit.call(this, event, ...args)
  return event === 'request' ? requests.run(args[0].headers['x-marked'], go) : go()
}

function write(mark, statement) {
  const text = typeof statement === 'string' ? statement : statement.text
  if (mark) appendFileSync(process.env.STATEMENTS_FILE, `${JSON.stringify({ mark, text })}\n`)
}

const { connect, query } = pg.Pool.prototype
pg.Pool.prototype.query = function (...args) {
  write(requests.getStore(), args[0])
  return query.apply(this, args)
}
// The pool's own query connects with a callback, which may run in the context of the request that released the connection.
pg.Pool.prototype.connect = function (callback) {
  if (callback) return connect.call(this, callback)
  const mark = requests.getStore()
  return connect.call(this).then((client) => {
    client[MARK] = mark
    client.once('end', () => delete client[MARK])
    const { release } = client
    client.release = (...args) => {
      delete client[MARK]
      return release.apply(client, args)
    }
    return client
  })
}

const asked = pg.Client.prototype.query
pg.Client.prototype.query = function (...args) {
  write(this[MARK], args[0])
  return asked.apply(this, args)
}
