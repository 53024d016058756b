import { type APIRequestContext, expect } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'

/** A client of the ticket API, signed in as one user. */
export async function caller(request: APIRequestContext, email: string) {
  const answer = await request.post('/api/auth/login', {
    data: { Email: email, Password: SAMPLE_PASSWORD, Admin: false, RememberMe: false },
  })
  const headers = { Authorization: `Bearer ${(await answer.json()).accessToken}` }
  return {
    async openTicket(ticketName: string): Promise<number> {
      const data = { ticketType: 'Bug', ticketName, description: 'La page reste blanche.' }
      const opened = await request.post('/api/tickets', { headers, data })
      expect(opened.status()).toBe(201)
      return (await opened.json()).Id
    },
    async say(id: number, message: string): Promise<void> {
      const sent = await request.post(`/api/tickets/message/${id}`, { headers, data: { message } })
      expect(sent.status()).toBe(201)
    },
    async setStatus(id: number, status: 'open' | 'closed'): Promise<void> {
      await request.put(`/api/tickets/status/${id}`, { headers, data: { status } })
    },
    async status(id: number): Promise<string> {
      return (await (await request.get(`/api/tickets/${id}`, { headers })).json()).Status
    },
    async messages(id: number): Promise<string[]> {
      const all = await (await request.get(`/api/tickets/${id}/messages`, { headers })).json()
      return all.map(({ Message }: { Message: string }) => Message)
    },
    async titles(): Promise<string[]> {
      const all = await (await request.get('/api/tickets/user', { headers })).json()
      return all.map(({ Title }: { Title: string }) => Title)
    },
  }
}
