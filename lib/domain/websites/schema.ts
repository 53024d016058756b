export type ServiceStatus = 'active' | 'late' | 'inactive'

export type Website = {
  id: number
  userId: number
  subscriptionId: number | null
  name: string
  url: string
  imageUrl: string | null
  status: ServiceStatus
}
