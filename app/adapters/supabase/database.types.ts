
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "activity": {
                  Row: {
                    "actor": string,"address": string | null,"change": string,"details": NonNullable<Json>,"happened_at": string,"id": number,"session_id": string | null,"subject": string,"user_agent": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor": string,"address"?: string | null,"change": string,"details"?: NonNullable<Json>,"happened_at"?: string,"id"?: number,"session_id"?: string | null,"subject": string,"user_agent"?: string | null,"user_id": string
                  }
                  Update: {
                    "actor"?: string,"address"?: string | null,"change"?: string,"details"?: NonNullable<Json>,"happened_at"?: string,"id"?: number,"session_id"?: string | null,"subject"?: string,"user_agent"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"billing_info": {
                  Row: {
                    "billing_interval": string | null,"card_expires": string | null,"ends_at": string | null,"payment_method": string | null,"price": number | null,"price_currency": string | null,"renews_at": string | null,"subscription_plan": string,"subscription_status": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "billing_interval"?: string | null,"card_expires"?: string | null,"ends_at"?: string | null,"payment_method"?: string | null,"price"?: number | null,"price_currency"?: string | null,"renews_at"?: string | null,"subscription_plan"?: string,"subscription_status"?: string,"user_id": string
                  }
                  Update: {
                    "billing_interval"?: string | null,"card_expires"?: string | null,"ends_at"?: string | null,"payment_method"?: string | null,"price"?: number | null,"price_currency"?: string | null,"renews_at"?: string | null,"subscription_plan"?: string,"subscription_status"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"conversation_entries": {
                  Row: {
                    "body": NonNullable<Json>,"conversation_id": string,"happened_at": string,"id": string,"is_open": boolean,"seq": number,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body": NonNullable<Json>,"conversation_id": string,"happened_at": string,"id": string,"is_open"?: boolean,"seq"?: number,"user_id"?: string
                  }
                  Update: {
                    "body"?: NonNullable<Json>,"conversation_id"?: string,"happened_at"?: string,"id"?: string,"is_open"?: boolean,"seq"?: number,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "conversation_entries_conversation_id_fkey"
      columns: ["conversation_id"]
isOneToOne: false
      referencedRelation: "conversations"
      referencedColumns: ["id"]
    }
                  ]
                },"conversations": {
                  Row: {
                    "byte_count": number,"changed_at": string,"created_at": string,"entry_count": number,"id": string,"last_entry_at": string,"title": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "byte_count"?: number,"changed_at"?: string,"created_at"?: string,"entry_count"?: number,"id": string,"last_entry_at"?: string,"title"?: string,"user_id"?: string
                  }
                  Update: {
                    "byte_count"?: number,"changed_at"?: string,"created_at"?: string,"entry_count"?: number,"id"?: string,"last_entry_at"?: string,"title"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"invoices": {
                  Row: {
                    "amount_due": number,"amount_paid": number,"amount_refunded": number,"created_at": string,"currency": string,"description": string | null,"disputed": boolean,"failure": string | null,"hosted_url": string | null,"id": string,"next_attempt_at": string | null,"number": string | null,"paid_at": string | null,"pdf_url": string | null,"status": string,"subscription_id": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount_due": number,"amount_paid": number,"amount_refunded"?: number,"created_at": string,"currency": string,"description"?: string | null,"disputed"?: boolean,"failure"?: string | null,"hosted_url"?: string | null,"id": string,"next_attempt_at"?: string | null,"number"?: string | null,"paid_at"?: string | null,"pdf_url"?: string | null,"status": string,"subscription_id"?: string | null,"user_id": string
                  }
                  Update: {
                    "amount_due"?: number,"amount_paid"?: number,"amount_refunded"?: number,"created_at"?: string,"currency"?: string,"description"?: string | null,"disputed"?: boolean,"failure"?: string | null,"hosted_url"?: string | null,"id"?: string,"next_attempt_at"?: string | null,"number"?: string | null,"paid_at"?: string | null,"pdf_url"?: string | null,"status"?: string,"subscription_id"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"payment_history": {
                  Row: {
                    "amount": number | null,"currency": string | null,"failure": string | null,"id": string,"invoice_number": string | null,"payment_date": string,"receipt_url": string | null,"service_name": string | null,"status": string | null,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount"?: number | null,"currency"?: string | null,"failure"?: string | null,"id"?: string,"invoice_number"?: string | null,"payment_date"?: string,"receipt_url"?: string | null,"service_name"?: string | null,"status"?: string | null,"user_id": string
                  }
                  Update: {
                    "amount"?: number | null,"currency"?: string | null,"failure"?: string | null,"id"?: string,"invoice_number"?: string | null,"payment_date"?: string,"receipt_url"?: string | null,"service_name"?: string | null,"status"?: string | null,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"preferences": {
                  Row: {
                    "format_locale": string | null,"hour_cycle": string | null,"language": string | null,"theme": string | null,"time_zone": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "format_locale"?: string | null,"hour_cycle"?: string | null,"language"?: string | null,"theme"?: string | null,"time_zone"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "format_locale"?: string | null,"hour_cycle"?: string | null,"language"?: string | null,"theme"?: string | null,"time_zone"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"profiles": {
                  Row: {
                    "avatar_url": string,"description": string | null,"full_name": string,"id": string,"location": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "avatar_url"?: string,"description"?: string | null,"full_name"?: string,"id": string,"location"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "avatar_url"?: string,"description"?: string | null,"full_name"?: string,"id"?: string,"location"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"subscriptions": {
                  Row: {
                    "amount": number | null,"billing_interval": string | null,"created_at": string,"currency": string | null,"current_period_end": string | null,"customer_id": string,"ends_at": string | null,"id": string,"plan": string | null,"price_id": string | null,"status": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "amount"?: number | null,"billing_interval"?: string | null,"created_at": string,"currency"?: string | null,"current_period_end"?: string | null,"customer_id": string,"ends_at"?: string | null,"id": string,"plan"?: string | null,"price_id"?: string | null,"status": string,"user_id": string
                  }
                  Update: {
                    "amount"?: number | null,"billing_interval"?: string | null,"created_at"?: string,"currency"?: string | null,"current_period_end"?: string | null,"customer_id"?: string,"ends_at"?: string | null,"id"?: string,"plan"?: string | null,"price_id"?: string | null,"status"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"support_requests": {
                  Row: {
                    "conversation": string,"created_at": string,"email": string,"id": string,"mailed_at": string | null,"note": string,"state": string,"thread": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "conversation": string,"created_at"?: string,"email"?: string,"id": string,"mailed_at"?: string | null,"note"?: string,"state"?: string,"thread": string,"user_id"?: string
                  }
                  Update: {
                    "conversation"?: string,"created_at"?: string,"email"?: string,"id"?: string,"mailed_at"?: string | null,"note"?: string,"state"?: string,"thread"?: string,"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "apply_billing_snapshot":
{ Args: { "snapshot": Json }; Returns: string
                           },
"apply_payment_event":
{ Args: { "event": Json }; Returns: string
                           },
"begin_billing_sync":
{ Args: { "customer": string }; Returns: Json
                           },
"begin_call":
{ Args: { "call": string,"caller": string,"most": number }; Returns: number
                           },
"billing_customer":
{ Args: { "caller": string,"customer"?: string,"live": boolean }; Returns: Json
                           },
"billing_customers_after":
{ Args: { "after": string,"live": boolean,"most": number }; Returns: string[]
                           },
"billing_customers_due":
{ Args: { "live": boolean,"most": number }; Returns: string[]
                           },
"billing_mode":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"conversation_state":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"delete_account":
{ Args: { "only_ask"?: boolean,"owner": string }; Returns: string
                           },
"end_billing_event":
{ Args: { "event": string,"result": string }; Returns: boolean
                           },
"end_call":
{ Args: { "call": string,"caller": string,"seconds"?: number }; Returns: boolean
                           },
"end_session":
{ Args: { "session": string }; Returns: boolean
                           },
"export_own_data":
{ Args: { "after"?: Json,"area": string,"most"?: number,"owner": string }; Returns: {
              "body": Json,"key": Json
            }[]
                           },
"find_account":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"find_activity":
{ Args: { "about"?: string,"actor"?: string,"max_rows"?: number,"since"?: string,"until"?: string }; Returns: Json
                           },
"find_conversations":
{ Args: { "before_id"?: string,"before_time"?: string,"most"?: number,"owner": string,"words"?: string }; Returns: {
              "created_at": string,"entry_count": number,"excerpt": string,"id": string,"last_entry_at": string,"title": string
            }[]
                           },
"find_payments":
{ Args: { "currency"?: string,"max_rows"?: number,"service"?: string,"since"?: string,"sort"?: string,"status"?: string,"until"?: string }; Returns: Json
                           },
"find_usage":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"give_back_chat_turn":
{ Args: { "caller": string,"seconds_ago": number }; Returns: boolean
                           },
"is_recent_sign_in":
{ Args: { "caller": string,"session": string }; Returns: boolean
                           },
"keep_refused_question":
{ Args: { "outcome": string,"request": string,"words": string }; Returns: boolean
                           },
"list_own_data":
{ Args: { "owner": string }; Returns: {
              "area": string,"total": number
            }[]
                           },
"list_payments":
{ Args: { "after_date"?: string,"after_id"?: string,"ids"?: (string)[],"max_rows"?: number,"only_currency"?: string,"only_status"?: string,"owner": string,"search"?: string,"since"?: string,"until"?: string }; Returns: {
              "amount": number,"currency": string,"failure": string,"id": string,"invoice_number": string,"next_attempt_at": string,"payment_date": string,"pdf_url": string,"receipt_url": string,"service_name": string,"status": string,"user_id": string
            }[]
                           },
"list_refused_questions":
{ Args: Record<PropertyKey, never>; Returns: string[]
                           },
"list_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "address": string,"created_at": string,"id": string,"is_current": boolean,"last_used_at": string,"user_agent": string
            }[]
                           },
"name_call":
{ Args: { "call": string,"caller": string,"provider": string }; Returns: boolean
                           },
"note_billing_event":
{ Args: { "event": Json }; Returns: boolean
                           },
"open_calls":
{ Args: { "caller"?: string,"provider"?: string }; Returns: Json
                           },
"put_conversation_entries":
{ Args: { "conversation": string,"entries": Json,"owner": string,"title"?: string }; Returns: string
                           },
"set_simulated_plan":
{ Args: { "plan": string }; Returns: {
              "billing_interval": string | null,
"card_expires": string | null,
"ends_at": string | null,
"payment_method": string | null,
"price": number | null,
"price_currency": string | null,
"renews_at": string | null,
"subscription_plan": string,
"subscription_status": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "billing_info"
        isOneToOne: true
        isSetofReturn: false
      } },
"sum_payments":
{ Args: { "only_currency"?: string,"only_status"?: string,"owner": string,"search"?: string,"since"?: string,"starts"?: (string)[],"until"?: string }; Returns: {
              "count": number,"currency": string,"period": number,"status": string,"total": number
            }[]
                           },
"take_billing_turn":
{ Args: { "caller": string,"per_minute": number }; Returns: number
                           },
"take_call_time":
{ Args: { "call"?: string,"caller": string }; Returns: number
                           },
"take_chat_turn":
{ Args: { "caller": string,"counted"?: boolean,"per_day": number,"per_minute": number }; Returns: number
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
