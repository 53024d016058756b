import { pathNotFound } from '@/lib/server/requests/not-served'

const answer = () => pathNotFound()

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }
